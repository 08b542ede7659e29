import {
  auctions,
  audience,
  type DataOf,
  figures,
  personalData,
  questions,
  watchlist,
} from "@rebale/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { companyOf } from "../../../test/authorised.ts";
import { aLot, type LotOverrides } from "../../../test/builders.ts";
import { aKnownBuyer } from "../../../test/invite-only.ts";
import { pdfPages } from "../../../test/pdf-text.ts";
import { publishTerms } from "../listings/index.ts";

const market = await createMarket();
const { ask: call, db, deps } = market;
const noon = new Date("2026-11-25T06:30:00.000Z");
const seconds = (n: number) => new Date(noon.getTime() + n * 1000);
const at = (n: number) => market.setTime(seconds(n));

let seller: SignedIn;
let admin: SignedIn;
let asker: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  await at(0);
  [seller, admin] = [await market.aSeller(), await market.anAdmin()];
  [asker, other] = [await market.aBuyer(), await market.aBuyer()];
});

/** Bid for from now on for 660 seconds. */
const aLotOf660 = (over: Partial<LotOverrides> = {}) =>
  aLot(db, { sellerId: seller.id, startsAt: noon, endsAt: seconds(660), ...over });
const openLot = async (over: Partial<LotOverrides> = {}) => (await aLotOf660(over)).id;

type Who = Pick<SignedIn, "token"> | null;
const ask = (by: Who, lot: number, text = "Is the heap under a roof?") =>
  call(questions.ask, { token: by?.token, params: { product_id: lot }, body: { text } });
const answer = (by: Who, id: string, text = "Yes, since it was baled.") =>
  call(questions.answer, { token: by?.token, params: { id }, body: { text } });
const hide = (by: Who, id: string, reason: string | null = "It names another lot") =>
  call(questions.hide, {
    token: by?.token,
    params: { id },
    body: reason === null ? { hidden: false } : { hidden: true, reason },
  });
const read = (by: Who, lot: number | string) =>
  call(questions.ofLot, { token: by?.token, params: { idname: String(lot) } });
const seen = async (by: Who, lot: number) => (await read(by, lot)).body.data;
const asked = async (by: SignedIn, lot: number, text?: string) =>
  (await ask(by, lot, text)).body.data._id;
const own = async (state?: questions.QuestionState) =>
  (
    await call(questions.own, {
      token: seller.token,
      query: { rows: 500, ...(state && { state }) },
    })
  ).body;
const details = async (lot: number) =>
  (await call(auctions.details, { params: { idname: String(lot) } })).body.data;
const refused = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];

/** A member of another's company, with this role. */
async function inCompany(of: SignedIn, role: string, as = market.aBuyer()): Promise<SignedIn> {
  const member = await as;
  await db
    .updateTable("company_users")
    .set({ company_id: await companyOf(market, of), role })
    .where("user_id", "=", member.id)
    .execute();
  deps.bus.publish("session", { userId: member.id });
  return member;
}
const noticesOf = async (who: SignedIn, code: string) =>
  (
    await db
      .selectFrom("notifications")
      .select(["params", "link"])
      .where("user_id", "=", who.id)
      .where("code", "=", code)
      .orderBy("id")
      .execute()
  ).map(({ params, link }) => ({ params, link }));

describe("what is asked and answered", () => {
  test.each([["98765 43210"], ["a@b.in"], ["www.x.in"], ["९८७६५ ४३२१०"]])(
    "a question or an answer with %s is refused at its text (F36)",
    async (contact) => {
      const lot = await openLot();
      const refusal = { code: "contact_in_text", errors: [{ path: "text" }] };
      const question = await ask(asker, lot, `Call me: ${contact}`);
      expect(question).toMatchObject({ status: 400, body: refusal });
      const id = await asked(asker, lot);
      expect(await answer(seller, id, `Call me: ${contact}`)).toMatchObject({
        ...{ status: 400, body: refusal },
      });
      expect(await seen(seller, lot)).toMatchObject([{ state: "waiting", answers: [] }]);
    },
  );

  test("is 500 signs of a question, 1000 of an answer, and some of either (F36)", async () => {
    const lot = await openLot();
    const at400 = { status: 400, body: { code: "invalid_input", errors: [{ path: "text" }] } };
    for (const text of ["", "  ", "x".repeat(501)])
      expect(await ask(asker, lot, text)).toMatchObject(at400);
    const { body } = await ask(asker, lot, `${"Dry? ".repeat(99)}Yes?`);
    expect(body.data.text).toHaveLength(499);
    for (const text of ["", "x".repeat(1001)])
      expect(await answer(seller, body.data._id, text)).toMatchObject(at400);
  });

  test("a question that waits is its company's, the seller's and the office's; an answered one everybody's, and nobody is named (F37)", async () => {
    const lot = await openLot();
    const colleague = await inCompany(asker, "viewer");
    const { body, status } = await ask(asker, lot);
    expect([status, body.message]).toEqual([200, "Your question is sent to the seller"]);
    const waiting = {
      ...{ _id: body.data._id, no: null, text: "Is the heap under a roof?", state: "waiting" },
      ...{ asked_at: noon.toISOString(), answers: [], yours: true, hidden_reason: null },
      can_answer: false,
    };
    expect(body.data).toEqual(waiting);
    expect(await seen(asker, lot)).toEqual([waiting]);
    expect(await seen(colleague, lot)).toEqual([waiting]);
    const forOthers = { ...waiting, yours: false, can_answer: true };
    for (const by of [seller, admin]) expect(await seen(by, lot)).toEqual([forOthers]);
    for (const by of [other, null, await market.aSeller()]) expect(await seen(by, lot)).toEqual([]);

    await at(60);
    const answered = await answer(seller, body.data._id);
    expect(answered.body).toMatchObject({ message: "Your answer is published", data: { no: 1 } });
    const answers = [{ text: "Yes, since it was baled.", at: seconds(60).toISOString() }];
    const shown = { ...waiting, no: 1, state: "answered", answers, yours: false };
    for (const by of [other, null, await market.aSeller()])
      expect(await seen(by, lot)).toEqual([shown]);
    expect(await seen(asker, lot)).toEqual([{ ...shown, yours: true }]);
    expect(await seen(seller, lot)).toEqual([{ ...shown, can_answer: true }]);
    // Neither by name nor by a field that only some have.
    for (const by of [seller, other, null])
      expect(JSON.stringify((await read(by, lot)).body)).not.toMatch(/Asha|company_id|asked_by/);
    expect(JSON.stringify(await own())).not.toMatch(/Asha|company_id|asked_by/);
    await at(0);
  });

  test("numbers count the answered, in the order of their first answers (F37)", async () => {
    const lot = await openLot();
    const ids = [];
    for (const text of ["First?", "Second?", "Third?"]) ids.push(await asked(asker, lot, text));
    const [first = "", second = "", third = ""] = ids;
    for (const id of [third, first, third]) await answer(seller, id);
    const shown = (await seen(asker, lot)).map(({ no, text, answers }) => [
      no,
      text,
      answers.length,
    ]);
    expect(shown).toEqual([
      [1, "Third?", 2],
      [2, "First?", 1],
      [null, "Second?", 0],
    ]);
    expect((await details(lot)).questions.answered).toBe(2);
    await answer(admin, second);
    expect((await details(lot)).questions.answered).toBe(3);
  });

  test("answers are added, five at most, and none is changed (F37)", async () => {
    const id = await asked(asker, await openLot());
    for (let n = 1; n <= 5; n++)
      expect((await answer(n === 3 ? admin : seller, id, `Answer ${n}`)).status).toBe(200);
    const sixth = await answer(seller, id, "Answer 6");
    expect(refused(sixth)).toEqual([409, "too_many_answers"]);
    const { body } = await call(questions.own, {
      token: seller.token,
      query: { state: "answered" },
    });
    const [first] = body.data;
    expect(first?.answers.map(({ text }) => text)).toEqual(
      [1, 2, 3, 4, 5].map((n) => `Answer ${n}`),
    );
    expect(first?.can_answer).toBe(false);
  });

  test("of two first answers at once either has its place, and the question one number (F37)", async () => {
    const lot = await openLot();
    const ids = [await asked(asker, lot, "One?"), await asked(other, lot, "Two?")];
    await market.openConnections();
    const calls = ids.flatMap((id) => [answer(seller, id, "Yes"), answer(admin, id, "No")]);
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(4).fill(200));
    const shown = await seen(null, lot);
    expect(shown.map(({ no, answers }) => [no, answers.length])).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });
});

describe("when", () => {
  test("a lot of 660 seconds takes questions until 165 seconds before its end, and answers until its end (F38)", async () => {
    const lot = await openLot();
    const open = { open: true, close_at: seconds(495).toISOString(), answered: 0 };
    expect((await details(lot)).questions).toEqual(open);
    expect((await read(asker, lot)).body).toMatchObject({
      ...{ why_not: null, left: 5, close_at: open.close_at },
    });
    await at(494.999);
    const id = await asked(asker, lot);
    await at(495);
    expect(refused(await ask(asker, lot))).toEqual([409, "questions_closed"]);
    expect((await details(lot)).questions).toEqual({ ...open, open: false });
    expect((await read(asker, lot)).body).toMatchObject({ why_not: "questions_closed", left: 4 });
    await at(659.999);
    expect((await answer(seller, id)).status).toBe(200);
    await at(660);
    expect(refused(await answer(seller, id))).toEqual([409, "questions_closed"]);
    await at(0);
  });

  test("a lot is asked about from its approval on, before it opens; before that there is none (F38)", async () => {
    const upcoming = await openLot({ startsAt: seconds(86_400), endsAt: seconds(86_400 * 11) });
    expect((await ask(asker, upcoming)).status).toBe(200);
    // A day is the most.
    expect((await details(upcoming)).questions.close_at).toBe(seconds(864_000).toISOString());
    const pending = await openLot({ approval: "pending" });
    expect(refused(await ask(asker, pending))).toEqual([404, "lot_not_found"]);
    for (const by of [asker, null]) expect((await read(by, pending)).status).toBe(404);
    expect((await read(seller, pending)).body).toMatchObject({
      ...{ data: [], close_at: null, why_not: "questions_closed" },
    });
    for (const idname of ["999999", "no-such-lot", "%00", "../x"])
      expect((await read(asker, idname)).status).toBe(404);
    expect(refused(await ask(asker, 999_999))).toEqual([404, "lot_not_found"]);
  });
});

describe("who", () => {
  test("a sixth question of a company is one too many, through whichever of its people (F39)", async () => {
    const [lot, next] = [await openLot(), await openLot()];
    const colleague = await inCompany(other, "bidder");
    for (let n = 0; n < 5; n++)
      expect((await ask(n % 2 ? other : colleague, lot)).status).toBe(200);
    for (const by of [other, colleague])
      expect(refused(await ask(by, lot))).toEqual([409, "too_many_questions"]);
    expect((await read(other, lot)).body).toMatchObject({ why_not: "too_many_questions", left: 0 });
    expect((await ask(other, next)).status).toBe(200);
    expect((await ask(asker, lot)).status).toBe(200);
  });

  test("of six questions at once five are asked (F39)", async () => {
    const lot = await openLot();
    await market.openConnections();
    const calls = await Promise.all(Array.from({ length: 6 }, () => ask(asker, lot)));
    expect(calls.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409]);
    expect(calls.find(({ status }) => status === 409)?.body.code).toBe("too_many_questions");
    expect(await seen(asker, lot)).toHaveLength(5);
  });

  test("a viewer, a visitor, a seller and the office do not ask, nor does the lot's own company (F39)", async () => {
    const lot = await openLot();
    const viewer = await inCompany(asker, "viewer");
    const askers = [
      [viewer, 403, "role_may_not_bid"],
      [null, 401, "sign_in_first"],
      [seller, 403, "seller_may_not_ask"],
      [admin, 403, "not_allowed"],
      [await inCompany(seller, "bidder"), 403, "own_lot"],
    ] as const;
    for (const [by, ...refusal] of askers) {
      expect(refused(await ask(by, lot))).toEqual(refusal);
      expect((await read(by, lot)).body.why_not).toBe(refusal[1]);
    }
    expect(await seen(admin, lot)).toEqual([]);
  });

  test("a lot's seller answers, where their role lets them manage lots, and who of the office reviews lots (F37)", async () => {
    const lot = await openLot();
    const id = await asked(asker, lot);
    const moderator = await market.anAdmin("moderator");
    const answerers = [
      [asker, 403, "not_allowed"],
      [null, 401, "sign_in_first"],
      [await market.aSeller(), 403, "not_your_lot"],
      [await inCompany(seller, "manager", market.aSeller()), 403, "not_your_lot"],
      [await market.anAdmin("support"), 403, "office_role_may_not"],
    ] as const;
    for (const [by, ...refusal] of answerers)
      expect(refused(await answer(by, id))).toEqual(refusal);
    await db
      .updateTable("company_users")
      .set({ role: "viewer" })
      .where("user_id", "=", seller.id)
      .execute();
    deps.bus.publish("session", { userId: seller.id });
    expect(refused(await answer(seller, id))).toEqual([403, "role_may_not_sell"]);
    expect(await seen(seller, lot)).toMatchObject([{ can_answer: false }]);
    await db
      .updateTable("company_users")
      .set({ role: "owner" })
      .where("user_id", "=", seller.id)
      .execute();
    deps.bus.publish("session", { userId: seller.id });
    expect((await answer(moderator, id)).status).toBe(200);
    expect(refused(await answer(seller, "999999"))).toEqual([404, "not_found"]);
    const { details } = await db
      .selectFrom("audit")
      .select("details")
      .where("action", "=", "question answered")
      .where("lot_id", "=", lot)
      .executeTakeFirstOrThrow();
    expect(details).toEqual({ question: Number(id), text: "Yes, since it was baled." });
  });
});

describe("hidden questions", () => {
  test("are gone for all but who asked, who reads why, and the office; and come back (F40)", async () => {
    const lot = await openLot();
    const id = await asked(asker, lot);
    await answer(seller, id);
    const moderator = await market.anAdmin("moderator");
    expect((await hide(moderator, id)).body).toMatchObject({
      ...{ message: "The question is hidden" },
      data: { state: "hidden", hidden_reason: "It names another lot", no: 1 },
    });
    const hidden = { state: "hidden", hidden_reason: "It names another lot" };
    for (const by of [asker, admin]) expect(await seen(by, lot)).toMatchObject([hidden]);
    for (const by of [seller, other, null]) expect(await seen(by, lot)).toEqual([]);
    expect((await own()).data.map(({ _id }) => _id)).not.toContain(id);
    expect((await details(lot)).questions.answered).toBe(0);
    for (const by of [seller, admin])
      expect(refused(await answer(by, id))).toEqual([404, "not_found"]);

    expect((await hide(moderator, id, null)).body.data).toMatchObject({
      ...{ state: "answered", hidden_reason: null },
    });
    expect(await seen(null, lot)).toMatchObject([{ no: 1, state: "answered" }]);
    const rows = await db
      .selectFrom("audit")
      .select(["action", "admin_id"])
      .where("lot_id", "=", lot)
      .where("action", "like", "question%")
      .orderBy("id")
      .execute();
    const by = { admin_id: moderator.id };
    expect(rows).toEqual([
      { ...by, action: "question hidden" },
      { ...by, action: "question shown again" },
    ]);
  });

  test("are hidden with a reason, by who reviews lots (F40)", async () => {
    const id = await asked(asker, await openLot());
    const without = await call(questions.hide, {
      token: admin.token,
      params: { id },
      body: { hidden: true },
    });
    expect(without).toMatchObject({ status: 400, body: { errors: [{ path: "reason" }] } });
    const support = await market.anAdmin("support");
    expect(refused(await hide(support, id))).toEqual([403, "office_role_may_not"]);
    expect(refused(await hide(seller, id))).toEqual([403, "not_allowed"]);
    expect(refused(await hide(admin, "999999"))).toEqual([404, "not_found"]);
  });

  test("still count among a company's five (F39)", async () => {
    const lot = await openLot();
    for (let n = 0; n < 5; n++) await hide(admin, await asked(asker, lot));
    expect(refused(await ask(asker, lot))).toEqual([409, "too_many_questions"]);
  });
});

describe("lists and papers", () => {
  test("the seller's list has what may still be answered first, longest waiting first (F37)", async () => {
    const ended = await openLot({ title: "Ended" });
    const later = await openLot({ endsAt: seconds(9000) });
    const lapsed = await asked(asker, ended, "Lapsed?");
    const [first, second] = [await asked(asker, later, "One?"), await asked(other, later, "Two?")];
    const done = await asked(other, later, "Three?");
    await answer(seller, done);
    await at(700);
    const mine = new Set([lapsed, first, second, done]);
    const listed = async (state?: questions.QuestionState) =>
      (await own(state)).data.map(({ _id }) => _id).filter((id) => mine.has(id));
    expect(await listed()).toEqual([first, second, done, lapsed]);
    expect(await listed("waiting")).toEqual([first, second, lapsed]);
    expect(await listed("answered")).toEqual([done]);
    const { data, waiting } = await own();
    const open = data.filter(({ state, can_answer }) => state === "waiting" && can_answer);
    expect(waiting).toBe(open.length);
    const now = await call(figures.sellerNow, { token: seller.token });
    expect(now.body.data.questions).toBe(waiting);
    const shown = data.find(({ _id }) => _id === lapsed);
    expect(shown).toMatchObject({ can_answer: false, lot: { title: "Ended" } });
    await at(0);
    const stranger = await market.aSeller();
    const theirs = await call(questions.own, { token: stranger.token, query: {} });
    expect(theirs.body).toMatchObject({ data: [], total: 0, waiting: 0 });
  });

  test("the office's list names who asked, and is a file, too (F37)", async () => {
    const lot = await openLot();
    const id = await asked(asker, lot);
    const support = await market.anAdmin("support");
    type Listed = DataOf<typeof questions.forOffice>;
    const listed = async (state?: questions.QuestionState): Promise<Listed> =>
      (
        await call(questions.forOffice, {
          token: support.token,
          query: { rows: 500, ...(state && { state }) },
        })
      ).body.data;
    expect((await listed()).find(({ _id }) => _id === id)).toMatchObject({
      ...{ state: "waiting", can_answer: false, lot: { product_id: String(lot) } },
      asked_by: {
        user: { _id: String(asker.id), name: "Asha Buyer" },
        company: { name: expect.any(String) },
      },
    });
    const since = (await listed("waiting")).map(({ asked_at }) => asked_at);
    expect(since).toEqual(since.toSorted());
    await hide(admin, id);
    expect((await listed("hidden")).map(({ _id }) => _id)).toContain(id);
    expect((await listed("waiting")).map(({ _id }) => _id)).not.toContain(id);
    const file = await market.app.inject({
      url: "/api/admin/questions?format=csv",
      headers: { authorization: `Bearer ${support.token}` },
    });
    expect([file.statusCode, file.body]).toEqual([
      ...[200, expect.stringContaining("Is the heap under a roof?")],
    ]);
  });

  test("answers stand in the terms sheet, without who asked; hidden ones do not (F37)", async () => {
    const { id: lot, url } = await aLotOf660();
    const terms = {
      ...{ inspection_days: 2, inspection_contact: "Yard office", tolerance_percent: 5 },
      ...{ payment_days: 3, lifting_days: 7, ground_rent_per_day: null, loading_by: "buyer" },
      ...{ deductions: [], documents: [] },
    };
    await db
      .transaction()
      .execute((tx) => publishTerms(tx, [{ id: lot, terms: terms as never }], admin.id));
    const text = async () => {
      const { rawPayload } = await market.app.inject({ url: `/api/auction/${url}/terms.pdf` });
      return pdfPages(rawPayload).join("\n").replace(/\s+/g, " ");
    };
    expect(await text()).not.toContain("Questions and answers");
    const kept = await asked(asker, lot, "Is it dry?");
    const hidden = await asked(asker, lot, "Is it wet?");
    for (const id of [kept, hidden]) await answer(seller, id, "It lies under a roof.");
    await hide(admin, hidden);
    await asked(asker, lot, "Is it clean?");
    const sheet = await text();
    expect(sheet).toContain("Questions and answers");
    expect(sheet).toContain("1. Is it dry?");
    expect(sheet).toContain("It lies under a roof.");
    expect(sheet).not.toMatch(/Is it wet|Is it clean|Asha/);
  });
});

test("the seller is told of a question, who asked and who watches of the answer; nobody who asks (F37)", async () => {
  const { id: lot, url } = await aLotOf660({ title: "PET bales" });
  const watcher = await market.aBuyer();
  for (const by of [watcher, asker])
    await call(watchlist.watch, { token: by.token, params: { product_id: lot } });
  const before = (await noticesOf(seller, "question_asked")).length;
  const id = await asked(asker, lot, "Is it dry?");
  expect((await noticesOf(seller, "question_asked")).slice(before)).toEqual([
    {
      params: { title: "PET bales", question: "Is it dry?", until: seconds(660).toISOString() },
      link: "/questions",
    },
  ]);
  await answer(seller, id, "Yes");
  const told = (isOwn: boolean) => ({
    params: { title: "PET bales", answer: "Yes", isOwn },
    link: `/auctiondetail/${url}#questions`,
  });
  expect((await noticesOf(asker, "question_answered")).at(-1)).toEqual(told(true));
  expect(await noticesOf(watcher, "question_answered")).toEqual([told(false)]);
  const { rows } = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.countAll<number>().as("rows"))
    .where("user_id", "=", watcher.id)
    .where("template", "like", "question_answered%")
    .executeTakeFirstOrThrow();
  expect(rows).toBe(0);
});

test("a question about a lot for the invited is to another seller as none (F36)", async () => {
  const lot = await openLot();
  const id = await asked(asker, lot);
  await db.updateTable("lots").set({ invited_only: true }).where("id", "=", lot).execute();
  const stranger = await market.aSeller();
  const missing = await answer(stranger, "999999999");
  expect(refused(missing)).toEqual([404, "not_found"]);
  expect((await answer(stranger, id)).body).toEqual(missing.body);
});

test("an answer about a lot for the invited does not reach an asker who may not see it any more (F37)", async () => {
  const gone = await aKnownBuyer(market);
  const lot = await openLot({ title: "Hidden heap" });
  await db.updateTable("lots").set({ invited_only: true }).where("id", "=", lot).execute();
  await db
    .insertInto("lot_invitations")
    .values({ lot_id: lot, pan: gone.pan, name: "A", added_by: seller.id })
    .execute();
  const [first, second] = [await asked(gone, lot), await asked(gone, lot, "Is it clean?")];
  await answer(seller, first, "Yes");
  expect(await noticesOf(gone, "question_answered")).toHaveLength(1);
  await call(audience.uninvite, { token: seller.token, params: { id: lot, pan: gone.pan } });
  expect((await answer(seller, second, "Washed")).status).toBe(200);
  expect(await noticesOf(gone, "question_answered")).toHaveLength(1);
});

test("what a person asked is in their export, and stays without their name once they are erased (F37)", async () => {
  const lot = await openLot();
  const leaver = await market.aBuyer();
  const id = await asked(leaver, lot, "Is it clean?");
  await answer(seller, id, "Washed.");
  const exported = await call(personalData.exportOwn, { token: leaver.token });
  expect(exported.body.data.held.questions).toMatchObject([{ text: "Is it clean?", no: 1 }]);
  const own = await call(personalData.exportOwn, { token: seller.token });
  const told = own.body.data.held.question_answers?.map(({ text }) => text);
  expect(told).toContain("Washed.");

  const request = await call(personalData.askErasure, {
    token: leaver.token,
    body: { note: null },
  });
  const erased = await call(personalData.decideErasure, {
    token: admin.token,
    params: { id: request.body.data.request?._id ?? "" },
    body: { decision: "erase", reason: null },
  });
  expect(erased.status).toBe(200);
  expect(await seen(null, lot)).toMatchObject([{ text: "Is it clean?", state: "answered" }]);
  const { body } = await call(questions.forOffice, { token: admin.token, query: { rows: 500 } });
  const listed = body.data.find(({ _id }) => _id === id);
  expect(listed).toMatchObject({ text: "Is it clean?" });
  expect(JSON.stringify(listed)).not.toContain("Asha");
});
