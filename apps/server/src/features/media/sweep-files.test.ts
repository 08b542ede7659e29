import { existsSync, mkdtempSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { accounts, listings } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";
import { listingRoutes } from "../listings/index.ts";
import { sweepFiles, sweepUploads } from "./sweep-files.ts";

const market = await createMarket(marketOf(listingRoutes));
const seller = await market.aSeller();
const folder = market.deps.config.DATA_DIR;

let shade = 0;
const aPicture = () => {
  shade += 40;
  const background = { r: shade, g: 9, b: 9 };
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
};
const isStored = (file: string) => existsSync(join(folder, "public", file));
const replace = async (lotId: number, bytes: Uint8Array) => {
  const { body } = await market.send(
    listings.updateImages,
    seller.token,
    [{ field: "images", bytes }],
    {
      product_id: String(lotId),
    },
  );
  return body.data.images[0]?.image ?? "";
};
const sweepAfter = async (days: number) => {
  const later = { ...market.deps, clock: { now: () => new Date(Date.now() + days * DAY_MS) } };
  return sweepFiles(later);
};

test("a picture that was replaced is removed after a week, with its renditions; what a lot shows stays (T8)", async () => {
  const [one, two] = [
    await aLot(market.db, { sellerId: seller.id, approval: "pending" }),
    await aLot(market.db, { sellerId: seller.id, approval: "pending" }),
  ];
  const shared = await aPicture();
  const old = await replace(one.id, await aPicture());
  const both = await replace(two.id, shared);
  await market.app.inject({ method: "GET", url: `/uploads/${old}?w=160` });
  const rendition = join(folder, "renditions", `${old.slice(0, 64)}-160.webp`);
  expect(existsSync(rendition)).toBe(true);
  expect(await replace(one.id, shared)).toBe(both);
  const now = await replace(one.id, await aPicture());

  expect(await sweepAfter(6)).toBe(0);
  expect(await sweepAfter(8)).toBe(1);
  expect([isStored(old), existsSync(rendition)]).toEqual([false, false]);
  // The other lot still shows it.
  expect([isStored(both), isStored(now)]).toEqual([true, true]);
  expect(await sweepAfter(8)).toBe(0);
});

test("a picture that nothing ever named is removed after a week (T8)", async () => {
  const { storePicture } = await import("./index.ts");
  const path = join(mkdtempSync(join(tmpdir(), "rebale-")), "a.png");
  writeFileSync(path, await aPicture());
  const { file } = await storePicture(market.deps, { path, field: "images" });
  await sweepAfter(8);
  expect(isStored(file)).toBe(false);
});

test("uploads of a process that died are removed, those under way stay (T8)", async () => {
  const temporary = mkdtempSync(join(tmpdir(), "rebale-"));
  const [dead, live, other] = ["rebale-upload-a", "rebale-upload-b", "other"].map((name) =>
    join(temporary, name),
  ) as [string, string, string];
  for (const path of [dead, live, other]) writeFileSync(path, "x");
  const old = new Date(Date.now() - 2 * 3_600_000);
  for (const path of [dead, other]) utimesSync(path, old, old);
  await sweepUploads(market.deps, temporary);
  expect([dead, live, other].map((path) => existsSync(path))).toEqual([false, true, true]);
});

test("private documents are readable by the server's own user alone (T8)", async () => {
  const { status } = await market.send(accounts.uploadImages, seller.token, [
    { field: "panimage", bytes: await aPicture() },
  ]);
  expect(status).toBe(200);
  const { file } = await market.db
    .selectFrom("documents")
    .select("file")
    .where("user_id", "=", seller.id)
    .executeTakeFirstOrThrow();
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect(mode(join(folder, "private"))).toBe("700");
  expect(mode(join(folder, "private", file))).toBe("600");
});
