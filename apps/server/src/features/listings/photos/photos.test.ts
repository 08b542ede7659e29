import { auctions, listings } from "@rebale/contract";
import sharp from "sharp";
import { expect, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aCategory, aLot } from "../../../../test/builders.ts";

const market = await createMarket();
const { ask, db } = market;

const shotsOf = (code: string) => ask(listings.materialPhotos, { params: { code } });
const detailsOf = async (id: number, token: string) =>
  (await ask(auctions.details, { params: { idname: String(id) }, token })).body.data;
const photosOfLot = async (id: number, token: string) => (await detailsOf(id, token)).photos;
const aPicture = (red: number) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: { r: red, g: 90, b: 40 } } })
    .png()
    .toBuffer();

/** A pending lot of this material, or of a category with nothing but it. */
async function aPendingLot(material: string | null, of: "lot" | "category") {
  const categoryId = await aCategory(db);
  const sub = await db
    .insertInto("sub_categories")
    .values({ category_id: categoryId, url: `sub-${categoryId}`, title: "Goods", material })
    .returning("id")
    .executeTakeFirstOrThrow();
  const seller = await market.aSeller();
  const lot = await aLot(db, { sellerId: seller.id, categoryId, approval: "pending" });
  if (of === "lot")
    await db
      .updateTable("lots")
      .set({ sub_category_id: sub.id })
      .where("id", "=", lot.id)
      .execute();
  return { seller, lot };
}

test("each material asks for the shots of its stream, needed ones first (F53)", async () => {
  const needed = async (code: string) =>
    (await shotsOf(code)).body.data.map(({ shot, needed }) => (needed ? shot : `(${shot})`)).join();
  expect(await needed("pet")).toBe("whole,near,inside,(label),(scale),(access)");
  expect(await needed("circuit-boards")).toBe("whole,near,inside,label,(scale),(access)");
  expect(await needed("lead-acid")).toBe("whole,near,label,store,(access)");
  expect(await needed("copper")).toBe("whole,near,scale,(inside),(label),(access)");
  expect((await shotsOf("pet")).body.data[0]).toEqual({
    shot: "whole",
    title: "The whole heap",
    title_hi: "पूरा ढेर",
    hint: "All bales or bags in one picture",
    hint_hi: "सारी गाँठें या बोरियाँ एक फ़ोटो में",
    needed: true,
  });
  expect((await shotsOf("moonstone")).status).toBe(404);
});

test("a lot of plastics with its whole heap misses near and inside (F53)", async () => {
  const { seller, lot } = await aPendingLot("pet", "lot");
  const send = (order: string, ...images: Buffer[]) =>
    market.send(
      listings.updateImages,
      seller.token,
      images.map((bytes) => ({ field: "images", bytes })),
      { product_id: String(lot.id), order },
    );
  const asked = ["whole", "near", "inside", "label", "scale", "access"];
  expect(await photosOfLot(lot.id, seller.token)).toEqual({
    asked,
    missing: ["whole", "near", "inside"],
  });
  const sent = await send("+@whole,+", await aPicture(1), await aPicture(2));
  expect(sent.body.data.images).toMatchObject([{ shot: "whole" }, {}]);
  expect(await photosOfLot(lot.id, seller.token)).toEqual({ asked, missing: ["near", "inside"] });

  const [first, second] = sent.body.data.images.map(({ image }) => image);
  await send(`${second}@near,${first}@inside,+:slip`, await aPicture(3));
  expect(await photosOfLot(lot.id, seller.token)).toEqual({ asked, missing: ["whole"] });
  const unknown = await send(`${second}@roof,${first}`);
  expect([unknown.status, unknown.body.errors[0]?.path]).toEqual([400, "order.0"]);
});

test("a lot without a sub-category asks for what most of its category is (F53)", async () => {
  const { seller, lot } = await aPendingLot("copper", "category");
  const { photos, photos_of, material } = await detailsOf(lot.id, seller.token);
  expect([photos?.missing, photos_of, material]).toEqual([
    ["whole", "near", "scale"],
    "copper",
    null,
  ]);
  const unknown = await aPendingLot(null, "category");
  expect(await photosOfLot(unknown.lot.id, unknown.seller.token)).toBeNull();
});
