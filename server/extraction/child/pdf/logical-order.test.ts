import { expect, test } from "vitest";
import { inLogicalOrder } from "./logical-order.ts";

/** As it stands on the page from the left. */
const shown = (text: string) => [...text].reverse().join("");

test("a line that is read from the right", () => {
  expect(inLogicalOrder(shown("שלום עולם"))).toBe("שלום עולם");
});

test("figures and foreign words in it keep their order", () => {
  const [before, date, between, name] = ["הנאשם נעצר ביום ", "12.3.2024", " ברחוב ", "Walnut Street"];
  expect(inLogicalOrder(name + shown(between) + date + shown(before))).toBe(before + date + between + name);
});

test("a quotation in a line that is read from the left", () => {
  expect(
    inLogicalOrder(
      `Exhibit B, the letter that he sent, says ${shown("שלום 12 עולם").replace("21", "12")} and no more.`,
    ),
  ).toBe("Exhibit B, the letter that he sent, says שלום 12 עולם and no more.");
});

test("all other text is as it is", () => {
  expect(inLogicalOrder("Дело № 12, стр. 4")).toBe("Дело № 12, стр. 4");
});
