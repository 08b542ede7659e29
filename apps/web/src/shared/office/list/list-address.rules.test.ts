import { describe, expect, test } from "vitest";
import {
  changedAddress,
  oneOf,
  onlyPanelMoved,
  pageOf,
  readListAddress,
} from "./list-address.rules.ts";

const address = (text: string) => new URLSearchParams(text);

describe("a list's address", () => {
  test("says page, rows and search; nonsense is the default", () => {
    expect(readListAddress(address("page=3&rows=50&q=+copper+"))).toEqual({
      page: 3,
      rows: 50,
      q: "copper",
    });
    expect(readListAddress(address("page=-1&rows=1e9&q="))).toEqual({
      page: 1,
      rows: 20,
      q: undefined,
    });
    expect(readListAddress(address("rows=100000")).rows).toBe(100);
  });

  test("a filter that does not exist is the first", () => {
    expect(oneOf("live", ["pending", "live"])).toBe("live");
    expect(oneOf("<x>", ["pending", "live"])).toBe("pending");
  });

  test("another filter starts at page 1 and closes what lies open", () => {
    expect(
      changedAddress(address("status=live&page=4&open=12"), { status: "ended" }).toString(),
    ).toBe("status=ended");
  });

  test("another page or an opened row keeps the filter", () => {
    expect(changedAddress(address("status=live&page=4"), { page: 5 }).toString()).toBe(
      "status=live&page=5",
    );
    expect(changedAddress(address("status=live&page=4"), { open: "12" }).toString()).toBe(
      "status=live&page=4&open=12",
    );
    expect(changedAddress(address("q=tyre&page=2"), { page: 1 }).toString()).toBe("q=tyre");
  });

  test("a panel that opens or closes asks for nothing of the list, everything else does", () => {
    const go = (from: string, to: string) =>
      onlyPanelMoved({
        currentUrl: new URL(`http://x/admin/products${from}`),
        nextUrl: new URL(`http://x/admin/products${to}`),
      });
    expect(go("?page=2", "?page=2&open=7")).toBe(true);
    expect(go("?page=2&open=7", "?page=2")).toBe(true);
    expect(go("?page=2", "?page=3")).toBe(false);
    expect(go("?open=7", "?open=7")).toBe(false);
  });
});

describe("a list that came whole", () => {
  const items = Array.from(
    { length: 45 },
    (_, i) => `Lot ${i + 1} of ${i % 2 ? "tyre" : "copper"}`,
  );
  const page = (asked: Partial<{ page: number; q: string }>) =>
    pageOf(items, { page: 1, rows: 20, ...asked }, (i) => i);

  test("is cut in pages, and a page beyond the end is the last", () => {
    expect(page({ page: 3 }).data).toHaveLength(5);
    expect(page({ page: 9 })).toMatchObject({ page: 3, totalpage: 3 });
  });

  test("is searched by every word, in any order", () => {
    expect(page({ q: "TYRE lot 12" }).data).toEqual(["Lot 12 of tyre"]);
    expect(page({ q: "glass" })).toEqual({ data: [], totalpage: 1, page: 1 });
  });
});
