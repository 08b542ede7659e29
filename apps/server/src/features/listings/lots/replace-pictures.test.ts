import { readdirSync } from "node:fs";
import { join } from "node:path";
import { listings } from "@rebale/contract";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { aPdf } from "../../../../test/a-pdf.ts";
import { createMarket, marketOf, type SignedIn } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { listingRoutes } from "../index.ts";

const market = await createMarket(marketOf(listingRoutes));
const { db } = market;
const picture = (red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .png()
    .toBuffer();
const pdf = aPdf();

let seller: SignedIn;
beforeAll(async () => {
  seller = await market.aSeller();
});

const aPendingLot = async () =>
  (await aLot(db, { sellerId: seller.id, approval: "pending", title: `Cable ${Math.random()}` }))
    .id;
const replace = (
  id: number,
  files: { field: string; bytes: Uint8Array }[],
  token = seller.token,
  order?: string[],
) =>
  market.send(listings.updateImages, token, files, {
    product_id: String(id),
    ...(order && { order: order.join(",") }),
  });
const stored = (id: number) =>
  db
    .selectFrom("lots")
    .select(["title", "pictures", "catalog"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
const storedFiles = () => {
  try {
    return readdirSync(join(market.deps.config.DATA_DIR, "public")).length;
  } catch {
    return 0;
  }
};

test("(S7.33) pictures and a catalogue of an own lot are kept in order, with the title as their text", async () => {
  const id = await aPendingLot();
  const { status, body } = await replace(id, [
    { field: "images", bytes: await picture(1) },
    { field: "images", bytes: await picture(2) },
    { field: "catalog", bytes: pdf },
  ]);
  expect([status, body.data.images.length, body.data.catalog]).toEqual([
    200,
    2,
    expect.stringMatching(/^[a-f0-9]{64}\.pdf$/),
  ]);
  const lot = await stored(id);
  expect(lot.pictures).toEqual([
    { image: expect.stringMatching(/\.webp$/), width: 40, height: 30, alt: lot.title },
    {
      image: expect.stringMatching(/\.webp$/),
      width: 40,
      height: 30,
      alt: `${lot.title}, picture 2`,
    },
  ]);
});

test("pictures sent replace those there; a catalogue alone leaves them", async () => {
  const id = await aPendingLot();
  await replace(id, [
    { field: "images", bytes: await picture(3) },
    { field: "images", bytes: await picture(4) },
  ]);
  const { body } = await replace(id, [{ field: "catalog", bytes: pdf }]);
  expect(body.data.images).toHaveLength(2);
  expect(
    (await replace(id, [{ field: "images", bytes: await picture(5) }])).body.data.images,
  ).toHaveLength(1);
});

test("one file that is not what it should be refuses all of them, and nothing is kept", async () => {
  const id = await aPendingLot();
  const before = storedFiles();
  const good = await picture(6);
  const text = Buffer.from("not a picture");
  expect(
    (
      await replace(id, [
        { field: "images", bytes: good },
        { field: "images", bytes: text },
      ])
    ).body.code,
  ).toBe("picture_unreadable");
  expect(
    (
      await replace(id, [
        { field: "images", bytes: good },
        { field: "catalog", bytes: text },
      ])
    ).body.code,
  ).toBe("catalog_unreadable");
  expect(await stored(id)).toMatchObject({ pictures: [], catalog: null });
  expect(storedFiles()).toBe(before);
});

test("a catalogue with a script is refused with clear words, and nothing is kept (T11)", async () => {
  const id = await aPendingLot();
  const before = storedFiles();
  const bytes = Buffer.from("%PDF-1.7\n<< /S /JavaScript /JS (app.alert(1)) >>\n%%EOF");
  expect(await replace(id, [{ field: "catalog", bytes }])).toMatchObject({
    status: 400,
    body: {
      code: "active_content",
      message: "This file carries scripts or macros. Please send it without them",
      errors: [{ path: "catalog" }],
    },
  });
  expect(storedFiles()).toBe(before);
});

test("a stranger's, an approved, an unknown lot and an empty form are refused", async () => {
  const id = await aPendingLot();
  const bytes = await picture(7);
  const stranger = await market.aSeller();
  expect((await replace(id, [{ field: "images", bytes }], stranger.token)).body.code).toBe(
    "not_your_lot",
  );
  expect((await replace(999_999_999, [{ field: "images", bytes }])).body.code).toBe(
    "lot_not_found",
  );
  expect((await replace(id, [])).body.code).toBe("invalid_input");
  const approved = await aLot(db, { sellerId: seller.id });
  expect((await replace(approved.id, [{ field: "images", bytes }])).body.code).toBe(
    "lot_already_approved",
  );
});

test("two hundred pictures at once are too many", async () => {
  const id = await aPendingLot();
  const bytes = await picture(8);
  const { status, body } = await replace(
    id,
    Array.from({ length: 200 }, () => ({ field: "images", bytes })),
  );
  expect([status, body.code]).toEqual([400, "too_many_files"]);
  expect((await stored(id)).pictures).toEqual([]);
});

test("(S7.33) stored pictures change their order, new ones come between, left out ones go", async () => {
  const id = await aPendingLot();
  const { title } = await stored(id);
  const files = await Promise.all(
    [10, 11, 12].map(async (red) => ({ field: "images", bytes: await picture(red) })),
  );
  const names = (await replace(id, files)).body.data.images.map(({ image }) => image);
  const [a = "", b = "", c = ""] = names;
  expect((await replace(id, [], seller.token, [c, a, b])).status).toBe(200);
  expect((await stored(id)).pictures).toMatchObject([
    { image: c, alt: title },
    { image: a, alt: `${title}, picture 2` },
    { image: b, alt: `${title}, picture 3` },
  ]);
  const fresh = { field: "images", bytes: await picture(13) };
  const { body } = await replace(id, [fresh], seller.token, [b, "+", c]);
  expect(body.data.images.map(({ image }) => image)).toEqual([b, expect.any(String), c]);
  expect(names).not.toContain(body.data.images[1]?.image);
  expect((await replace(id, [], seller.token, [])).body.data.images).toEqual([]);
});

test("an order that names what is not there, twice, or not all that was sent is refused", async () => {
  const id = await aPendingLot();
  const sent = { field: "images", bytes: await picture(20) };
  const [only] = (await replace(id, [sent])).body.data.images;
  const name = only?.image ?? "";
  const stranger = `${"a".repeat(64)}.webp`;
  for (const order of [[stranger], [name, name], [name, "+"]])
    expect(await replace(id, [], seller.token, order)).toMatchObject({
      status: 400,
      body: { errors: [{ path: "order" }] },
    });
  expect((await replace(id, [sent], seller.token, [name])).status).toBe(400);
  expect((await stored(id)).pictures).toHaveLength(1);
});

test("a picture of a weigh slip or a test report says so, until its order says otherwise; another word is refused by path", async () => {
  const id = await aPendingLot();
  const sent = [
    { field: "images", bytes: await picture(21) },
    { field: "images", bytes: await picture(22) },
  ];
  const { body } = await replace(id, sent, seller.token, ["+", "+:slip"]);
  const [goods = "", slip = ""] = body.data.images.map(({ image }) => image);
  const kinds = async () =>
    ((await stored(id)).pictures as { kind?: string }[]).map(({ kind }) => kind);
  expect(await kinds()).toEqual([undefined, "slip"]);
  await replace(id, [], seller.token, [`${slip}:report`, goods]);
  expect(await kinds()).toEqual(["report", undefined]);
  const { status, body: refused } = await replace(id, [], seller.token, [`${slip}:truck`, goods]);
  expect([status, refused.errors[0]?.path]).toEqual([400, "order.0"]);
  await replace(id, [], seller.token, [slip, goods]);
  expect(await kinds()).toEqual([undefined, undefined]);
});
