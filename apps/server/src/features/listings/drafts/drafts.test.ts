import { type BodyIn, listings, personalData, problems } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { aCategory, aDraft, aLot } from "../../../../test/builders.ts";
import { takeUnused } from "../../media/media.store.ts";
import { deleteExpiredData } from "../../personal-data/retention/delete-expired-data.ts";

const market = await createMarket();
const { ask, send, db } = market;
let seller: SignedIn;
let category: number;
beforeAll(async () => {
  [seller, category] = [await market.aSeller(), await aCategory(db)];
});

let count = 0;
const aKey = () => `draft-key-${++count}`;
type Body = BodyIn<typeof listings.saveDraft>;
const save = (id: string, body: Partial<Body> = {}, who = seller) =>
  ask(listings.saveDraft, {
    token: who.token,
    params: { id },
    body: { version: null, fields: { title: "PET bales" }, is_ready: false, ...body },
  });
const read = async (who = seller) =>
  (await ask(listings.readDrafts, { token: who.token })).body.data;
const remove = (id: string, version: number) =>
  ask(listings.deleteDraft, { token: seller.token, params: { id }, query: { version } });
const png = async (color: string) => ({
  field: "images",
  name: "a.png",
  type: "image/png",
  bytes: await sharp({ create: { width: 20, height: 15, channels: 3, background: color } })
    .png()
    .toBuffer(),
});
const sendFiles = async (id: string, version: number, order: string, ...colors: string[]) =>
  send(listings.sendDraftFiles, seller.token, await Promise.all(colors.map(png)), {
    draft_id: id,
    version: String(version),
    order,
  });
const submit = (products: object[], token = seller.token) =>
  ask(listings.createLots, { token, body: { products: products as never } });

describe("drafts on the server (A12)", () => {
  test("what is typed is kept as far as it was typed, on every device of its seller and nobody else's", async () => {
    const id = aKey();
    const typed = { title: "PET, \u0000 half", quantity: "some", city: "x".repeat(300) };
    const { status, body } = await save(id, { fields: typed });
    expect([status, body.data.version]).toEqual([200, 1]);
    const stored = (await read()).find(({ _id }) => _id === id);
    expect(stored).toMatchObject({
      fields: { title: "PET,  half", quantity: "some", category_id: "" },
      is_ready: false,
      images: [],
    });
    const stranger = await market.aSeller();
    expect(await read(stranger)).toEqual([]);
    // The key is each seller's own.
    expect((await save(id, {}, stranger)).body.data.version).toBe(1);
    expect((await ask(listings.readDrafts, { token: (await market.aBuyer()).token })).status).toBe(
      403,
    );
  });

  test("saved again it makes no second one; of two devices the later one is told, and nothing is overwritten", async () => {
    const id = aKey();
    await save(id);
    expect((await save(id)).body.data.version).toBe(1);
    expect((await save(id, { version: 1, fields: { title: "Phone" } })).body.data.version).toBe(2);
    const desk = await save(id, { version: 1, fields: { title: "Desk" } });
    expect([desk.status, desk.body.code]).toEqual([409, "draft_changed"]);
    const now = (await read()).find(({ _id }) => _id === id);
    expect([now?.fields.title, desk.body.data]).toEqual(["Phone", { draft: now }]);
    // One that was begun here and is another there, too.
    expect((await save(id, { fields: { title: "Desk" } })).body.data).toEqual({ draft: now });
    // An answer that was lost: the same again is no conflict.
    expect((await save(id, { version: 1, fields: { title: "Phone" } })).body.data.version).toBe(2);
    expect((await remove(id, 1)).body.code).toBe("draft_changed");
    for (let i = 0; i < 2; i++) expect((await remove(id, 2)).status).toBe(200);
    const gone = await save(id, { version: 2, fields: { title: "Desk" } });
    expect([gone.status, gone.body.data]).toEqual([409, { draft: null }]);
  });

  test("what refuses names the version and says why in both languages; a save that names none is asked for it", async () => {
    const id = aKey();
    await save(id);
    await save(id, { version: 1, fields: { title: "Phone" } });
    const refusals = async (language: string) => {
      const { body } = await ask(listings.saveDraft, {
        token: seller.token,
        params: { id },
        headers: { "accept-language": language },
        body: { version: 1, fields: { title: "Desk" }, is_ready: false },
      });
      return body.errors;
    };
    expect(await refusals("en")).toEqual([{ path: "version", msg: problems.draft_changed.en }]);
    expect(await refusals("hi")).toEqual([{ path: "version", msg: problems.draft_changed.hi }]);
    await remove(id, 2);
    expect(await refusals("en")).toEqual([
      { path: "version", msg: "This draft was submitted or deleted on another device" },
    ]);
    expect((await refusals("hi"))[0]?.msg).toMatch(/भेजा/);
    const { status, body } = await save(id, { version: undefined as never });
    expect([status, body.errors[0]?.path]).toEqual([400, "version"]);
  });

  test("of ten devices that save at once one wins", async () => {
    const id = aKey();
    await save(id);
    await market.openConnections();
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, i) => save(id, { version: 1, fields: { title: `${i}` } })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const saved = replies.find(({ status }) => status === 200)?.body.data;
    for (const { status, body } of replies)
      if (status === 409) expect(body.data).toEqual({ draft: saved });
  });

  test("a seller keeps 50 at most, however many come at once", async () => {
    const full = await market.aSeller();
    const replies = await Promise.all(Array.from({ length: 55 }, () => save(aKey(), {}, full)));
    expect(replies.filter(({ body }) => body.code === "drafts_full")).toHaveLength(5);
    expect(await read(full)).toHaveLength(50);
  });
});

describe("files of drafts (A12)", () => {
  test("pictures are kept and put in order; those of own lots may be taken along, others' not", async () => {
    const id = aKey();
    await save(id);
    const { body } = await sendFiles(id, 1, "+,+", "#112233", "#445566");
    const [a, b] = body.data.images.map(({ image }) => image);
    expect([body.data.version, body.data.images.length]).toEqual([2, 2]);
    const turned = await save(id, { version: 2, images: [b ?? "", `${a}:report`] });
    expect(turned.body.data.images.map(({ image, kind }) => [image, kind])).toEqual([
      [b, undefined],
      [a, "report"],
    ]);
    expect((await sendFiles(id, 2, "+", "#000000")).body.code).toBe("draft_changed");

    const picture = { image: "front.webp", width: 4, height: 3, alt: "Front" };
    const lot = await aLot(db, { sellerId: seller.id, categoryId: category });
    await db
      .updateTable("lots")
      .set({ pictures: JSON.stringify([picture]), catalog: "weights.pdf" })
      .where("id", "=", lot.id)
      .execute();
    const files = { images: ["front.webp"], catalog: "weights.pdf" };
    const copy = await save(aKey(), files);
    expect(copy.body.data).toMatchObject({ images: [picture], catalog: "weights.pdf" });
    const stranger = await market.aSeller();
    expect((await save(aKey(), files, stranger)).status).toBe(400);
    expect((await save(aKey(), { images: files.images }, stranger)).body.errors[0]?.path).toBe(
      "images",
    );
  });

  test("files of a draft are in use, and looked at again when it goes", async () => {
    const id = aKey();
    await save(id);
    const { body } = await sendFiles(id, 1, "+", "#aa3311");
    const file = body.data.images[0]?.image ?? "";
    const later = () => new Date(Date.now() + DAY_MS);
    const swept = () => db.transaction().execute((tx) => takeUnused(tx, later()));
    expect(await swept()).not.toContain(file);
    await remove(id, 2);
    expect(await swept()).toContain(file);
  });
});

describe("submitting drafts (A12)", () => {
  test("a lot takes the files of its draft along, and the draft is gone", async () => {
    const id = aKey();
    await save(id);
    await sendFiles(id, 1, "+:slip", "#77aa11");
    const product = { ...aDraft(category), draft: { id, version: 2 } };
    const { status, body } = await submit([product]);
    expect(status).toBe(200);
    expect(body.data[0]?.images).toMatchObject([{ alt: product.title, kind: "slip" }]);
    expect((await read()).some(({ _id }) => _id === id)).toBe(false);
  });

  test("submitted on two devices at once it becomes one lot; what was changed meanwhile is refused by path", async () => {
    const id = aKey();
    await save(id);
    await market.openConnections();
    const products = [{ ...aDraft(category), draft: { id, version: 1 } }];
    const replies = await Promise.all(Array.from({ length: 8 }, () => submit(products)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);

    const other = aKey();
    await save(other);
    await save(other, { version: 1, fields: { title: "Later" } });
    const { body } = await submit([
      aDraft(category),
      { ...aDraft(category), draft: { id: other, version: 1 } },
    ]);
    expect([body.code, body.errors[0]?.path]).toEqual(["draft_changed", "products.1.draft"]);
    expect((await read()).some(({ _id }) => _id === other)).toBe(true);
  });
});

test("drafts are in their seller's export, and lapse half a year after their last change (A12)", async () => {
  const own = await market.aSeller();
  await save(aKey(), {}, own);
  const stored = aKey();
  await save(stored, {}, own);
  const { body } = await ask(personalData.exportOwn, { token: own.token });
  expect(body.data.held.lot_drafts).toHaveLength(2);
  await db
    .updateTable("lot_drafts")
    .set({ changed_at: new Date(Date.now() - 181 * DAY_MS) })
    .where("user_id", "=", own.id)
    .where("key", "<>", stored)
    .execute();
  await deleteExpiredData(market.deps);
  expect((await read(own)).map(({ _id }) => _id)).toEqual([stored]);
});
