import { vi } from "vitest";
import { TEST_PASSWORD_COST } from "./password-cost.ts";

// What the product's cost is, and what it is for, server/sign-in/log-in-timing.db.test.ts checks with the real one.
vi.mock("#server/passwords/password-cost.ts", () => ({
  PASSWORD_COST: TEST_PASSWORD_COST,
  NOBODY: "$2b$04$xbkeVgJlvj0vonjMzn3hge3lenAidAcBTYrVd1Kqm/ghLjcC8K9IK",
}));
