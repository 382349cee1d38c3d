/** The least that bcrypt takes: tests make hundreds of accounts. */
export const TEST_PASSWORD_COST = 4;
