import { content, office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../test/app.ts";
import { officeRoutes } from "../office/index.ts";
import { contentRoutes } from "./index.ts";

const market = await createMarket(marketOf(contentRoutes, officeRoutes));
const { ask } = market;
const { list, add, change, remove } = content.officeBanners;
let token = "";
const on = async (time: string) => {
  await market.setTime(new Date(time));
  token = (await market.anAdmin("content")).token;
};
await on("2026-11-29T06:00:00Z");

const words = { text: "Closed on 5 December", text_hi: "5 दिसंबर को बंद", link: "/events" };
const days = (from_day: string, until_day: string) => ({ from_day, until_day });
const addIt = (body: object) => ask(add, { token, body: { ...words, ...body } as never });
const home = async (language = "en") =>
  (await ask(content.banner, { headers: { "accept-language": language } })).body.data;
/** A reply for everybody is kept for a second; a test sets the clock ahead without one. */
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1100));

test("Home has the office's banner on its days in India alone, in the reader's language or else in English (V32)", async () => {
  await on("2026-12-03T18:29:00Z");
  const { _id } = (await addIt(days("2026-12-04", "2026-12-05"))).body.data;
  expect(await home()).toBeNull();
  await on("2026-12-03T18:30:00Z");
  await aSecond();
  expect(await home()).toEqual({
    _id,
    text: words.text,
    link: "/events",
    ...days("2026-12-04", "2026-12-05"),
    lang: "en",
  });
  expect(await home("hi")).toMatchObject({ text: words.text_hi, lang: "hi" });
  await ask(change, { token, params: { id: _id }, body: { text_hi: null } });
  expect(await home("hi"), "changed at once").toMatchObject({ text: words.text, lang: "en" });
  await on("2026-12-05T18:29:00Z");
  await aSecond();
  expect(await home()).not.toBeNull();
  await on("2026-12-05T18:30:00Z");
  await aSecond();
  expect(await home()).toBeNull();
});

test("two banners have no day between them, also when two people write at once (V32)", async () => {
  await on("2026-12-10T06:00:00Z");
  const both = await Promise.all([
    addIt(days("2026-12-20", "2026-12-22")),
    addIt(days("2026-12-22", "2026-12-24")),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  const refused = both.find(({ status }) => status === 400);
  expect(refused?.body.errors).toEqual([
    { path: "from_day", msg: expect.stringContaining("Another banner") },
  ]);
  const { body } = await addIt(days("2026-12-25", "2026-12-25"));
  const id = body.data._id;
  const late = { token, params: { id }, body: { from_day: "2026-12-21" } };
  expect((await ask(change, late)).status).toBe(400);
  const turned = await ask(change, { ...late, body: { until_day: "2026-12-24" } });
  expect(turned.body.errors).toMatchObject([{ path: "until_day" }]);
});

test.each(["javascript:alert(1)", "//evil.example", "/\\evil.example", "http://x.in", "events"])(
  "a banner leads nowhere like %s (V32)",
  async (link) => {
    const { status, body } = await addIt({ ...days("2027-02-01", "2027-02-02"), link });
    expect([status, body.errors[0]?.path]).toEqual([400, "link"]);
  },
);

test("the office's list says which banner waits, is shown and is over, and what Hindi is missing of (V32)", async () => {
  await on("2027-03-10T06:00:00Z");
  await addIt({ ...days("2027-03-01", "2027-03-09"), text: "Over", text_hi: null });
  await addIt({ ...days("2027-03-10", "2027-03-10"), text: "Now", text_hi: null });
  const next = { ...days("2027-03-12", "2027-03-12"), text: "Next", link: "https://cpcb.nic.in/x" };
  const { _id } = (await addIt(next)).body.data;
  const states = async () =>
    (await ask(list, { token })).body.data.slice(0, 3).map(({ text, state }) => [text, state]);
  expect(await states()).toEqual([
    ["Next", "waits"],
    ["Now", "shown"],
    ["Over", "over"],
  ]);
  const { data } = (await ask(office.contentWaiting, { token })).body;
  expect(data.to_come.map(({ kind, title, on }) => [kind, title, on])).toEqual([
    ["banner", "Next", "2027-03-12"],
  ]);
  const missing = data.hindi_missing.filter(({ kind }) => kind === "banner");
  expect(missing.map(({ title }) => title)).toEqual(["Now"]);
  expect((await ask(remove, { token, params: { id: _id } })).status).toBe(200);
  expect((await states())[0]).toEqual(["Now", "shown"]);
});

test("only who writes the pages writes banners (V32)", async () => {
  const support = await market.anAdmin("support");
  expect((await ask(list, { token: support.token })).status).toBe(403);
  const refused = await ask(add, {
    token: support.token,
    body: { ...words, ...days("2027-05-01", "2027-05-01") },
  });
  expect(refused.status).toBe(403);
});
