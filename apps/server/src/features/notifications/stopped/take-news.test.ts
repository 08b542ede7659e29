import { savedSearches } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { sign } from "../../../platform/http/signatures.ts";
import { notice, notifyMembers } from "../index.ts";
import { createGateways, deliverMessage } from "../messages/deliver-message.ts";

const [SECRET, OLD] = ["new-words-of-the-gateway", "old-words-of-the-gateway"];
const market = await createMarket(undefined, { TEXT_WEBHOOK_SECRETS: `${SECRET} ${OLD}` });
const { app, ask, db, deps } = market;

async function tell(news: unknown, { secret = SECRET, raw = JSON.stringify(news) } = {}) {
  const reply = await app.inject({
    ...{ method: "POST", url: "/api/messages/webhook", payload: raw },
    headers: { "x-signature": sign(raw, secret), "content-type": "application/json" },
  });
  return reply.statusCode;
}
const replies = (channel: string, from: string, text: string) =>
  tell({ replies: [{ channel, from, text }] });
const price = { amount: 124_236, quantity: 8400, unit: "kg" };
const usual = { quiet_hours: null, watch_channels: ["app" as const] };
const settingsOf = async ({ token }: SignedIn) =>
  (await ask(savedSearches.alertSettings, { token })).body.data;
const set = async ({ token }: SignedIn, over: object) =>
  (await ask(savedSearches.changeAlertSettings, { token, body: { ...usual, ...over } })).body.data;

/** Tells a member and delivers, as the demo does: what became of the texts to their phone. */
async function textsTo({ id, mobile }: SignedIn, code: "outbid" | "award_overdue" = "outbid") {
  const params = { title: "Copper", price, amount: 100, side: "buyer", until: "2026-11-24" };
  const last = await newest();
  await db
    .transaction()
    .execute((tx) =>
      notifyMembers(tx, "https://rebale.example", [notice(id, code, params as never, {})]),
    );
  return (await delivered(mobile, last)).map(
    ({ channel, last_error }) => `${channel} ${last_error ?? "goes"}`,
  );
}
const newest = async () =>
  (await db.selectFrom("messages").select("id").orderBy("id", "desc").executeTakeFirst())?.id ?? 0;
async function delivered(mobile: string, after: number) {
  const texts = () =>
    db
      .selectFrom("messages")
      .selectAll()
      .where("recipient", "=", mobile)
      .where("id", ">", after)
      .orderBy("id")
      .execute();
  // Twice: what follows another text is delivered, too.
  for (const _ of [1, 2])
    for (const { id } of await texts()) await deliverMessage(deps, createGateways(deps), id);
  return texts();
}

test("what WhatsApp took and reports as failed later goes by SMS, in the same words, once (R98)", async () => {
  const buyer = await market.aBuyer();
  await set(buyer, { whatsapp: true });
  const last = await newest();
  expect(await textsTo(buyer)).toEqual(["whatsapp goes"]);
  const [taken] = await delivered(buyer.mobile, last);
  const report = (over: object = {}) =>
    tell({
      reports: [
        {
          ...{ channel: "whatsapp", reference: `message-${taken?.id}`, status: "failed" },
          ...{ reason: "131026 Message undeliverable", ...over },
        },
      ],
    });
  expect(await report({ status: "delivered" })).toBe(200);
  expect(await report({ channel: "sms" })).toBe(200);
  expect(await report({ reference: "of another shop" })).toBe(200);
  expect(await delivered(buyer.mobile, last)).toHaveLength(1);
  for (const _ of [1, 2]) expect(await report()).toBe(200);
  const [failed, sms, ...more] = await delivered(buyer.mobile, last);
  expect(more).toEqual([]);
  expect(failed).toMatchObject({
    status: "failed",
    last_error: "The gateway reports: 131026 Message undeliverable",
  });
  const { body, template, parameters } = taken ?? {};
  expect(sms).toMatchObject({ channel: "sms", body, template, parameters, status: "shown" });
});

test("a number that answers STOP is sent no more by that channel, the settings say so, and START or the settings undo it (R98)", async () => {
  const buyer = await market.aBuyer();
  await set(buyer, { whatsapp: true });
  expect(await settingsOf(buyer)).toEqual({ ...usual, whatsapp: true });
  expect(await replies("whatsapp", `+91${buyer.mobile}`, "Stop")).toBe(200);
  expect(await settingsOf(buyer)).toEqual({ ...usual, whatsapp: false, stopped: ["whatsapp"] });
  expect(await textsTo(buyer)).toEqual(["sms goes"]);
  await replies("whatsapp", `91${buyer.mobile}`, "START");
  expect(await textsTo(buyer)).toEqual(["whatsapp goes"]);

  await replies("whatsapp", buyer.mobile, "STOP");
  await replies("sms", buyer.mobile, "STOP");
  expect((await settingsOf(buyer)).stopped).toEqual(["sms", "whatsapp"]);
  expect(await textsTo(buyer)).toEqual(["sms This number has answered STOP"]);
  expect((await set(buyer, { stopped: ["whatsapp"] })).stopped).toEqual(["whatsapp"]);
  expect(await textsTo(buyer)).toEqual(["sms goes"]);
  expect(await set(buyer, { whatsapp: true })).toEqual({ ...usual, whatsapp: true });
  expect(await textsTo(buyer)).toEqual(["whatsapp goes"]);
});

test("what WhatsApp still has when its reader answers STOP goes by SMS (R98)", async () => {
  const buyer = await market.aBuyer();
  await set(buyer, { whatsapp: true });
  const last = await newest();
  await db
    .transaction()
    .execute((tx) =>
      notifyMembers(tx, "", [notice(buyer.id, "outbid", { title: "Copper", price }, {})]),
    );
  await replies("whatsapp", buyer.mobile, "STOP");
  const texts = await delivered(buyer.mobile, last);
  expect(texts.map(({ channel, last_error }) => [channel, last_error])).toEqual([
    ["whatsapp", "This number has answered STOP"],
    ["sms", null],
  ]);
});

test("who stopped SMS still gets codes, and what they must be told (R98)", async () => {
  const buyer = await market.aBuyer();
  await replies("sms", buyer.mobile, "STOP");
  const last = await newest();
  await market.proveMobile(buyer.mobile);
  expect(await delivered(buyer.mobile, last)).toMatchObject([
    { template: "code.en", status: "shown", last_error: null },
  ]);
  expect(await textsTo(buyer, "award_overdue")).toEqual(["sms goes"]);
});

test("news that nobody signed, or that is none, changes nothing (R98)", async () => {
  const buyer = await market.aBuyer();
  const news = { replies: [{ channel: "sms", from: buyer.mobile, text: "STOP" }] };
  expect(await tell(news, { secret: "somebody-else-s-words" })).toBe(400);
  for (const raw of ["", "[]", "{", '{"replies": [{"channel": "mail"}]}'])
    expect(await tell(null, { raw })).toBe(400);
  expect((await settingsOf(buyer)).stopped).toBeUndefined();
  expect(await tell(news, { secret: OLD })).toBe(200);
  expect((await settingsOf(buyer)).stopped).toEqual(["sms"]);
});
