import { createHash } from "node:crypto";
import { auctions, audience } from "@rebale/contract";
import { dailyRootText } from "@rebale/contract/auctions/ledger";
import { openingText } from "@rebale/contract/auctions/ledger-opening";
import { DAY_MS, indiaDay } from "@rebale/contract/values/calendar";
import { expect, onTestFinished, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aCategory, aLot } from "../../../../test/builders.ts";
import { aKnownBuyer, inviteOnlyLot } from "../../../../test/invite-only.ts";
import { findRootFault, publishDailyRoots } from "../../auctions/actions/close/daily-roots.ts";

const market = await createMarket();
const { ask, app, db } = market;
await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
const base = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
const [admin, seller] = [await market.anAdmin(), await market.aSeller()];
const invited = await aKnownBuyer(market);
const categoryId = await aCategory(db);
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

const aHiddenLot = () => inviteOnlyLot(market, { seller, admin, categoryId, pans: [invited.pan] });
const bid = (id: number, amount = 2000) =>
  ask(auctions.placeBid, { token: invited.token, body: { product_id: id, amount } });
const detailsOf = async (id: number) =>
  (await ask(auctions.details, { token: invited.token, params: { idname: String(id) } })).body.data;

test("the opening says that a lot is for the invited alone, and of any other nothing (F54)", async () => {
  const hidden = await aHiddenLot();
  const open = await aLot(db, { sellerId: seller.id, categoryId });
  for (const id of [hidden.id, open.id]) {
    await bid(id);
    const { body } = await ask(auctions.ledger, {
      token: invited.token,
      params: { idname: String(id) },
      query: {},
    });
    const [opening] = body.data;
    const details = await detailsOf(id);
    const text = openingText({
      ...details,
      product_id: details._id,
      ends_at: opening?.ends_at ?? "",
    });
    expect([id, text.endsWith(',{"invited":true}]')]).toEqual([id, id === hidden.id]);
    expect(sha256(text)).toBe(opening?.note);
    expect(opening?.version).toBe(3);
  }
});

test("the day's root has its ledger under a mark that only who may see it knows (F54)", async () => {
  const hidden = await aHiddenLot();
  const open = await aLot(db, { sellerId: seller.id, categoryId });
  for (const { id } of [hidden, open]) expect((await bid(id)).status).toBe(200);
  const { root_mark } = await detailsOf(hidden.id);
  expect(root_mark).toMatch(/^[0-9a-f]{16}$/);
  expect((await detailsOf(open.id)).root_mark).toBeNull();
  const day = indiaDay(new Date());
  await market.setTime(new Date(Date.now() + DAY_MS));
  await publishDailyRoots(db);
  const { body } = await ask(auctions.dailyRoot, { params: { date: day } });
  await market.setTime(null);
  const { lots, root } = body.data;
  expect(lots.at(-1)?.product_id).toBeNull();
  expect(lots.find(({ mark }) => mark === root_mark)).toMatchObject({ product_id: null, seq: 2 });
  expect(lots.find(({ product_id }) => product_id === String(open.id))).toMatchObject({ seq: 2 });
  expect(lots.map(({ product_id }) => product_id)).not.toContain(String(hidden.id));
  expect(sha256(dailyRootText(lots))).toBe(root);
  expect(await findRootFault(db)).toBeNull();
});

test("a stream of it ends for whose invitation was taken back, and is not opened again (F54)", async () => {
  const { id } = await aHiddenLot();
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const open = () =>
    fetch(`${base}/api/auction/stream/${id}`, {
      headers: { authorization: `Bearer ${invited.token}` },
      signal: stop.signal,
    });
  const reader = (await open()).body?.getReader();
  await reader?.read();
  await ask(audience.uninvite, { token: seller.token, params: { id, pan: invited.pan } });
  const ended = async () => {
    for (;;) if ((await reader?.read())?.done) return true;
  };
  expect(await ended()).toBe(true);
  expect((await open()).status).toBe(404);
});
