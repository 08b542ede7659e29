import { expect, test } from "vitest";
import { viewAt } from "./list-views.ts";

const shown = (pathname: string) => {
  const { filter, usual } = viewAt(pathname);
  return [filter, usual];
};

test("each of the specification's addresses opens the one list in its view (S2.9, S2.10, S2.17)", () => {
  expect(shown("/alllist")).toEqual([undefined, "cards"]);
  expect(shown("/sellerhome")).toEqual(["approved", "table"]);
  expect(shown("/dashproduct")).toEqual([undefined, "cards"]);
  expect(shown("/dashproduct/approved")).toEqual(["approved", "cards"]);
  expect(shown("/dashproduct/expired")).toEqual(["expired", "cards"]);
  expect(shown("/dashproduct/unsigned")).toEqual(["unsigned", "cards"]);
  expect(shown("/dashproduct/pending")).toEqual(["pending", "cards"]);
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
