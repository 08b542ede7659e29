import { office } from "@rebale/contract";
import { expect, test } from "vitest";
import { createMarket, marketOf } from "../../../../test/app.ts";
import { insertNotices, notice, notificationRoutes, notifyMembers } from "../index.ts";
import { price, title } from "./define-notice.ts";
import { NOTICE_CODES, type NoticeCode, notices } from "./notices.ts";
import { noticeText } from "./texts.ts";
import { readNotice, wordNotice } from "./word-notice.ts";

/** Parameters that are read as they are, in either language. */
const NAMED = /^(title|name|company|by|number|reason|search)$/;

test.each(NOTICE_CODES.map((code): [NoticeCode, object] => [code, notices[code].example]))(
  "'%s' is said in both languages, with all it tells",
  (code, p) => {
    const stored = { code, params: p };
    const [english, hindi] = [readNotice(stored, "en"), readNotice(stored, "hi")];
    expect(english.title + english.description).not.toMatch(/[\u0900-\u097f]|undefined|object/);
    expect(hindi.title).toMatch(/[\u0900-\u097f]/);
    expect(hindi.description).not.toMatch(/undefined|object| IST/);
    const named = Object.entries(p).filter(([name, value]) => NAMED.test(name) && value);
    for (const [, value] of named)
      for (const text of [english, hindi]) expect(text.title + text.description).toContain(value);
    if ("price" in p) expect(hindi.description).toContain("₹1,24,236 (₹14.79/किलो)");
    // An SMS in Hindi holds 67 characters a part; what grows long costs another part, to thousands.
    const length = (language: "en" | "hi") =>
      noticeText({ language, code, params: p as never, home: "https://rebale.in" }).body.length;
    expect(length("hi")).toBeLessThanOrEqual(length("en") + 20);
  },
);

test("a reason has one stop, whoever typed it, in the script of its reader", () => {
  const of = (language: "en" | "hi", reason: string) =>
    wordNotice(language, "withdrawn", { title, reason }).description;
  expect(of("en", "Sold.")).toContain("withdrawn: Sold. Nobody");
  expect(of("en", "Sold")).toContain("withdrawn: Sold. Nobody");
  expect(of("hi", "Sold")).toContain(": Sold। यह");
  expect(of("hi", "माल बिक गया।")).toContain(": माल बिक गया। यह");
});

test("what has no code is read as it is written; of a newer version's code, the code is told", () => {
  const written = { title: "Holiday", description: "Closed on Friday." };
  expect(readNotice({ code: null, params: null, ...written }, "hi")).toEqual(written);
  const later = { code: "price_board_open", params: {}, title: null, description: null };
  expect(readNotice(later, "hi")).toEqual({ title: "price board open", description: "" });
});

const market = await createMarket(marketOf(notificationRoutes));

test("one notice is read in each language; old English ones stay as they are", async () => {
  const { id, token } = await market.aBuyer();
  await market.db.transaction().execute(async (tx) => {
    await insertNotices(tx, [{ userId: id, title: "Old", description: "Of before." }]);
    await insertNotices(tx, [notice(id, "outbid", { title, price }, {})]);
  });
  const read = async (language: string) => {
    const reply = await market.app.inject({
      url: "/api/admin/notifications",
      headers: { authorization: `Bearer ${token}`, "accept-language": language },
    });
    return reply.json().data.map((one: { title: string }) => one.title);
  };
  expect(await read("en")).toEqual(["You were outbid", "Old"]);
  expect(await read("hi-IN")).toEqual([wordNotice("hi", "outbid", { title, price }).title, "Old"]);
});

test("a member finds a notice by what it says; its row keeps the code and no words", async () => {
  const { id, token } = await market.aBuyer();
  await market.db.transaction().execute(async (tx) => {
    await insertNotices(tx, [notice(id, "outbid", { title: "Copper scrap", price }, {})]);
    await insertNotices(tx, [notice(id, "win_voided", { title: "Tyres" }, {})]);
  });
  const found = async (q: string) =>
    (await market.ask(office.notifications, { token, query: { q } })).body.data.length;
  expect([await found("OUTBID"), await found("copper"), await found("brass")]).toEqual([1, 1, 0]);
  const saved = await market.db
    .selectFrom("notifications")
    .select(["code", "title", "description"])
    .where("user_id", "=", id)
    .orderBy("id")
    .execute();
  expect(saved).toEqual([
    { code: "outbid", title: null, description: null },
    { code: "win_voided", title: null, description: null },
  ]);
});

test("mail, SMS and push are in the language of each member, an SMS with its template", async () => {
  const [hindi, english] = [await market.aBuyer(), await market.aBuyer()];
  await market.db
    .updateTable("users")
    .set({ language: "hi", email: "asha@firm.example" })
    .where("id", "=", hindi.id)
    .execute();
  await market.db.transaction().execute((tx) =>
    notifyMembers(
      tx,
      "https://rebale.example",
      [hindi.id, english.id].map((id) =>
        notice(id, "won", { title, price }, { link: "/auctiondetail/pet" }),
      ),
    ),
  );
  const sent = await market.db
    .selectFrom("messages")
    .select(["channel", "subject", "body", "template"])
    .where("subject", "in", ["नीलामी आपने जीती", "You won the auction"])
    .orderBy("id")
    .execute();
  expect(sent.map(({ channel, template }) => [channel, template])).toEqual([
    ["mail", null],
    ["sms", "won.hi"],
    ["sms", "won.en"],
  ]);
  expect(sent[0]?.body).toMatch(/^नमस्ते .* जी,[\s\S]*खोलिए: https:\/\/rebale\.example\/auction/);
  expect(sent[1]?.body).toMatch(/^नीलामी आपने जीती। /);
  expect(sent[2]?.body).toMatch(/^You won the auction\. Your bid of ₹1,24,236 \(₹14\.79\/kg\) won/);
});
