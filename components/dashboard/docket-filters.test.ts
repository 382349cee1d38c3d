import { describe, expect, test } from "vitest";
import { docketQueryString, isFiltering, readDocketFilters } from "./docket-filters.ts";

const read = (query: string) => readDocketFilters(new URLSearchParams(query));

describe("the filters of the docket in the address", () => {
  test("an empty address filters nothing, newest activity first", () => {
    expect(read("")).toEqual({
      search: "",
      status: null,
      priority: null,
      sort: "activity",
      archive: "active",
      pages: 1,
    });
    expect(isFiltering(read(""))).toBe(false);
  });

  test("survive the way into the address and back", () => {
    const filters = {
      search: "O'Neil & Söhne",
      status: "failed",
      priority: "urgent",
      sort: "odds",
      archive: "archived",
      pages: 3,
    } as const;
    expect(docketQueryString(filters)).toBe(
      "?search=O%27Neil+%26+S%C3%B6hne&status=failed&priority=urgent&sort=odds&archive=archived&pages=3",
    );
    expect(read(docketQueryString(filters))).toEqual(filters);
  });

  test("what is not on offer counts as absent", () => {
    const filters = read("status=trial&priority=Money&sort=random&archive=some&pages=51");
    expect(filters).toEqual({
      search: "",
      status: null,
      priority: null,
      sort: "activity",
      archive: "active",
      pages: 1,
    });
    expect(docketQueryString(filters)).toBe("");
  });

  test("a long search is cut to what the server takes", () => {
    expect(read(`search=${"a".repeat(300)}`).search).toHaveLength(200);
  });

  test("the order alone hides no case", () => {
    expect(isFiltering(read("sort=title"))).toBe(false);
    expect(isFiltering(read("archive=all"))).toBe(false);
    expect(isFiltering(read("archive=archived"))).toBe(true);
    expect(isFiltering(read("status=new"))).toBe(true);
  });
});
