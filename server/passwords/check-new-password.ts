import { AppError } from "../errors.ts";
import { listPasswordProblems } from "./list-password-problems.ts";

type NewPassword = { readonly newPassword: string; readonly confirmPassword: string };

/**
 * Checks a password that is to replace another. Specification section 5.
 * @param context words that are as good as public for this user: their e-mail, names, firm
 * @throws AppError `invalid` with the texts per field; its message is the first of them, for forms that show one
 */
export async function checkNewPassword(
  { newPassword, confirmPassword }: NewPassword,
  context: readonly string[],
): Promise<void> {
  const texts = {
    newPassword: await listPasswordProblems(newPassword, context),
    confirmPassword:
      confirmPassword === ""
        ? ["Please confirm your password"]
        : newPassword === confirmPassword
          ? []
          : ["Passwords do not match"],
  };
  const fields = Object.fromEntries(Object.entries(texts).filter(([, list]) => list.length > 0));
  const first = Object.values(fields)[0]?.[0];
  if (first !== undefined) throw new AppError("invalid", first, { fields });
}
