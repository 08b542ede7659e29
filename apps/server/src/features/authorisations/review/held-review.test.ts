import { authorisations } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import { authorise, companyOf } from "../../../../test/authorised.ts";
import { noticesTo, publishAll } from "../../../../test/publish-all.ts";

const market = await createMarket();
const { ask, db } = market;
const [first, second] = [await market.anAdmin("moderator"), await market.anAdmin("moderator")];

const of = (id: number) => ({ params: { id: String(id) } });
const noticesFor = async ({ id }: SignedIn) => (await noticesTo(db, id)).map(({ code }) => code);
const lastAudit = (companyId: number) =>
  db
    .selectFrom("audit")
    .select(["action", "admin_id", "details"])
    .where("company_id", "=", companyId)
    .orderBy("id", "desc")
    .executeTakeFirst();
const review = (
  id: number,
  decision: "accept" | "refuse",
  { token }: SignedIn = first,
  hold = true,
) =>
  ask(authorisations.reviewAuthorisation, {
    ...of(id),
    token,
    body: { decision, reason: decision === "refuse" ? "The page is cut off" : null, hold },
  });
const undoIt = (id: number, { token }: SignedIn = first) =>
  ask(authorisations.undoAuthorisation, { ...of(id), token });
const readIt = async (id: number) =>
  (await ask(authorisations.officeAuthorisation, { ...of(id), token: first.token })).body.data;
const takeNext = async ({ token }: SignedIn) =>
  (await ask(authorisations.takeNextAuthorisation, { token })).body.data;
async function aWaiting(kilograms = 10_000) {
  const buyer = await market.aBuyer();
  const company = await companyOf(market, buyer);
  const id = await authorise(market, company, buyer.id, { kilograms });
  await db.updateTable("authorisations").set({ status: "waiting" }).where("id", "=", id).execute();
  return { id, buyer, company };
}

test("authorisations are taken, decided, undone, carried out and told like companies (W14)", async () => {
  const { id, buyer } = await aWaiting();
  expect(await takeNext(first)).toEqual({ _id: String(id) });
  expect(await takeNext(second)).toBeNull();
  const decided = (await review(id, "refuse")).body.data;
  expect(decided).toMatchObject({
    status: "waiting",
    reason: null,
    assigned: null,
    undo_until: expect.stringMatching(/Z$/),
    held: { decision: "refuse", by: "Office", until: decided.undo_until },
  });
  const { body } = await ask(authorisations.authorisations, { token: second.token });
  expect([body.data, body.waiting.all, await takeNext(second)]).toEqual([[], 0, null]);
  expect((await undoIt(id, second)).body).toMatchObject({ code: "undo_not_yours" });
  expect((await undoIt(id)).body.data).toMatchObject({
    status: "waiting",
    reason: null,
    assigned: { is_you: true },
    undo_until: null,
    held: null,
  });
  expect((await undoIt(id)).body).toMatchObject({ code: "undo_too_late" });
  await review(id, "accept");
  expect(await noticesFor(buyer)).toEqual([]);
  await publishAll(market);
  expect([(await readIt(id)).status, await noticesFor(buyer)]).toEqual([
    "accepted",
    ["authorisation_accepted"],
  ]);
});

test("without hold one is decided and told at once, and not undone (W14, issue 45)", async () => {
  const { id, buyer } = await aWaiting();
  expect((await review(id, "refuse", first, false)).body.data).toMatchObject({
    status: "refused",
    reason: "The page is cut off",
    held: null,
  });
  expect(await noticesFor(buyer)).toEqual(["authorisation_refused"]);
  expect((await undoIt(id)).body).toMatchObject({ code: "undo_too_late" });
});

test("what is held is decided: a colleague reads who was first, held or not (W14, issue 45)", async () => {
  const { id } = await aWaiting();
  await review(id, "accept");
  for (const hold of [true, false])
    for (const [by, who] of [
      [first, "You have accepted it"],
      [second, "Office has accepted it"],
    ] as const)
      expect((await review(id, "refuse", by, hold)).body).toMatchObject({
        code: "authorisation_decided",
        message: expect.stringContaining(who),
      });
  await publishAll(market);
  expect((await readIt(id)).status).toBe("accepted");
});

test("what was not carried out for five minutes is decided anew (W14, issue 45)", async () => {
  const { id, buyer } = await aWaiting();
  await review(id, "accept");
  await sql`update held_decisions set decided_at = market_now() - interval '301 seconds'
    where kind = 'authorisation' and subject_id = ${id}`.execute(market.db);
  expect((await review(id, "refuse", second, false)).status).toBe(200);
  await publishAll(market);
  expect([(await readIt(id)).status, await noticesFor(buyer)]).toEqual([
    "refused",
    ["authorisation_refused"],
  ]);
});

test("a first look is undone, too; the next one goes to another person (W14)", async () => {
  const { id, buyer } = await aWaiting(2_000_000);
  await review(id, "accept");
  expect((await undoIt(id)).body.data).toMatchObject({ status: "waiting", first_look: null });
  await review(id, "accept");
  expect(await takeNext(second)).toBeNull();
  await publishAll(market);
  expect(await readIt(id)).toMatchObject({ status: "waiting", first_look: "Office" });
  expect(await takeNext(first)).toBeNull();
  expect(await takeNext(second)).toEqual({ _id: String(id) });
  await review(id, "accept", second);
  await publishAll(market);
  expect([(await readIt(id)).status, await noticesFor(buyer)]).toEqual([
    "accepted",
    ["authorisation_accepted"],
  ]);
});

test("a decision lapses where the company has withdrawn the authorisation meanwhile (W14, issue 45)", async () => {
  const { id, buyer, company } = await aWaiting();
  await review(id, "accept");
  const { token } = buyer;
  await ask(authorisations.withdrawAuthorisation, { ...of(id), token });
  await publishAll(market);
  expect(await lastAudit(company)).toEqual({
    action: "authorisation decision lapsed",
    admin_id: first.id,
    details: { id, lapsed: "accept", because: "authorisation_decided" },
  });
  expect([(await readIt(id)).status, await noticesFor(buyer)]).toEqual(["withdrawn", []]);
});

test("a decision lapses where the rule asks for a second person meanwhile: what was said to be accepted is no first look (W14, issue 45)", async () => {
  const { token } = await market.anAdmin();
  const change = (second_look_kg: number) =>
    ask(authorisations.changeMarketRules, { token, body: { second_look_kg } });
  const { id, buyer, company } = await aWaiting();
  await review(id, "accept");
  await change(5000);
  await publishAll(market);
  await change(1_000_000);
  expect(await lastAudit(company)).toMatchObject({
    action: "authorisation decision lapsed",
    details: { lapsed: "accept", because: "second_look_needed" },
  });
  expect(await readIt(id)).toMatchObject({ status: "waiting", first_look: null });
  expect(await noticesFor(buyer)).toEqual([]);
});

test("a first look that the version before has held was made: the second follows at once (W14, issue 45)", async () => {
  const { id, buyer } = await aWaiting(2_000_000);
  await db
    .updateTable("authorisations")
    .set({ first_look_by: first.id })
    .where("id", "=", id)
    .execute();
  await sql`insert into held_decisions
      (kind, subject_id, decision, decided_by, decided_at, before, after, notices)
    values ('authorisation', ${id}, 'accept', ${first.id}, market_now(), '{"status": "waiting"}',
      '{"status": "waiting"}', '[]')`.execute(db);
  expect((await undoIt(id)).body).toMatchObject({ code: "undo_too_late" });
  expect((await review(id, "accept", second)).status).toBe(200);
  await publishAll(market);
  expect([(await readIt(id)).status, await noticesFor(buyer)]).toEqual([
    "accepted",
    ["authorisation_accepted"],
  ]);
});
