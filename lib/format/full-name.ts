/** "First Last"; an account made from the environment has no last name. */
export function fullNameOf(user: { readonly firstName: string; readonly lastName: string }): string {
  return `${user.firstName} ${user.lastName}`.trim();
}
