import { readFile } from "node:fs/promises";
import { listings } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { usualCategories } from "./index.ts";

const market = await createMarket();
const { db } = market;
const migration = await readFile(
  new URL("../../../migrations/0541-metals-to-sell.sql", import.meta.url),
  "utf8",
);
const upgrade = () => sql.raw(migration).execute(db);
const kinds = async () =>
  (await market.ask(listings.categories)).body.data.map(({ url, sub_category }) => [
    url,
    sub_category.map(({ material }) => material),
  ]);
const group = (url: string) =>
  db
    .insertInto("categories")
    .values({ url, title: url, icon: "" })
    .returning("id")
    .executeTakeFirstOrThrow();
const usual = usualCategories.find(({ url }) => url === "metals")?.sub_category ?? [];

test("a market that is upgraded lists metals, once, and keeps what its office has (U33)", async () => {
  await upgrade();
  expect(await kinds(), "one without categories gets them with the usual ones").toEqual([]);
  const { id } = await group("e-waste");
  const copper = { category_id: id, url: "copper", title: "Copper of cables", material: "copper" };
  await db.insertInto("sub_categories").values(copper).execute();
  await upgrade();
  const made = await db
    .selectFrom("sub_categories")
    .innerJoin("categories", "categories.id", "category_id")
    .select(["sub_categories.url", "sub_categories.title", "sub_categories.title_hi", "material"])
    .where("categories.url", "=", "metals")
    .orderBy("sub_categories.position")
    .execute();
  expect(made).toEqual(usual);
  const before = await db.selectFrom("sub_categories").select("id").execute();
  await upgrade();
  expect(await db.selectFrom("sub_categories").select("id").execute()).toEqual(before);
});

test("an office that has made metals a group of its own keeps that one alone (U33)", async () => {
  await db.deleteFrom("categories").execute();
  const { id } = await group("ferrous");
  const own = { category_id: id, url: "brass-parts", title: "Brass parts", material: "brass" };
  await db.insertInto("sub_categories").values(own).execute();
  await upgrade();
  expect(await db.selectFrom("categories").select("url").execute()).toEqual([{ url: "ferrous" }]);
});

test("every metal that is sold has its HSN and its GST (U33)", async () => {
  const materials = await db
    .selectFrom("materials")
    .innerJoin("material_gst", "material", "code")
    .select(["code", "hsn", "percent"])
    .where("stream", "=", "metals")
    .execute();
  const codes = materials.map(({ code }) => code).sort();
  expect(usual.map(({ material }) => material).sort()).toEqual(codes);
  for (const { hsn, percent } of materials) {
    expect(hsn).toMatch(/^7[2-9]\d\d$/);
    expect(Number(percent)).toBe(18);
  }
});
