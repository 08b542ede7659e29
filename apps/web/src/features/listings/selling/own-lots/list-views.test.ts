import { expect, test } from "vitest";
import { viewAt } from "./list-views.ts";

const shown = (pathname: string) => {
  const { filter, usual } = viewAt(pathname);
  return [filter, usual];
};

test("each of the specification's addresses opens the one list in its view, on a desk the table first (S2.9, S2.10, S2.17, U28)", () => {
  expect(shown("/alllist")).toEqual([undefined, "cards"]);
  expect(shown("/sellerhome")).toEqual(["approved", "table"]);
  expect(shown("/dashproduct")).toEqual([undefined, "table"]);
  expect(shown("/dashproduct/approved")).toEqual(["approved", "table"]);
  expect(shown("/dashproduct/expired")).toEqual(["expired", "table"]);
  expect(shown("/dashproduct/unsigned")).toEqual(["unsigned", "table"]);
  expect(shown("/dashproduct/pending")).toEqual(["pending", "table"]);
});

test("each view is a page of its own, also at an address that nobody thought of (S2.17, S2.20)", () => {
  const paths = ["/alllist", "/sellerhome", "/dashproduct", "/dashproduct/approved"];
  const titles = [...paths, "/dashproduct/pending"].map((path) => viewAt(path).title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(viewAt("/dashproduct/waiting")).toMatchObject({
    title: "Waiting products",
    filter: "pending",
  });
});
