import { auctions, authorisations, companies, listings, office } from "@rebale/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { authorise, companyOf } from "../../../test/authorised.ts";
import { aLot, aPan } from "../../../test/builders.ts";
import { inHours } from "../../../test/in-hours.ts";
import { noticesTo } from "../../../test/publish-all.ts";

/** Two of the office look at the same thing; the second decides on a page that is out of date. */
const market = await createMarket();
const { ask, db } = market;
const [meera, ravi] = [await market.anAdmin("moderator"), await market.anAdmin()];
await db.updateTable("users").set({ name: "Meera Rao" }).where("id", "=", meera.id).execute();

const expectedRefusal = { status: 409, body: { code: "decided_meanwhile", data: null } };
const meeraHas = (did: string) =>
  expect.stringMatching(
    new RegExp(`^Meera Rao has ${did} on \\d\\d-\\d\\d-\\d{4}, \\d\\d:\\d\\d [ap]m IST\\.`),
  );
const mailsTo = async ({ email }: SignedIn) =>
  (await db.selectFrom("messages").select("subject").where("recipient", "=", email).execute()).map(
    ({ subject }) => subject,
  );

async function aPending(seller: SignedIn) {
  const { id } = await aLot(db, { sellerId: seller.id, approval: "pending" });
  return String(id);
}
const seenBy = async ({ token }: SignedIn, id: string) =>
  (await ask(listings.viewLot, { params: { id }, token })).body.data.decided?._id ?? null;
const approve = (by: SignedIn, id: string, market_value: number, seen: string | null | undefined) =>
  ask(listings.reviewLot, {
    token: by.token,
    params: { id },
    body: {
      is_approved: true,
      market_value,
      start_at: "2030-01-01 11:00:00",
      end_at: "2030-01-02 11:00:00",
      seen_decision: seen,
    },
  });

test("a lot that a colleague has approved meanwhile is not approved over it: who and when, and the first price stands (office 4)", async () => {
  const seller = await market.aSeller();
  const id = await aPending(seller);
  const seen = await seenBy(ravi, id);
  expect(seen).toBe(null);
  expect((await approve(meera, id, 840, seen)).status).toBe(200);
  const second = await approve(ravi, id, 900, seen);
  expect(second).toMatchObject(expectedRefusal);
  expect(second.body.message).toEqual(meeraHas("approved it"));
  const refusal = await ask(listings.reviewLot, {
    token: ravi.token,
    params: { id },
    body: { is_approved: false, reason: "No weight", seen_decision: seen },
  });
  expect(refusal).toMatchObject(expectedRefusal);
  const lot = (await ask(listings.viewLot, { params: { id }, token: ravi.token })).body.data;
  expect([lot.market_value, lot.status, lot.decided?.by]).toEqual([840, "upcoming", "Meera Rao"]);
  expect((await noticesTo(db, seller.id)).length).toBe(1);
  expect((await approve(ravi, id, 900, lot.decided?._id)).status, "seen, it may change").toBe(200);
  expect((await approve(ravi, id, 910, undefined)).status, "who does not say is believed").toBe(
    200,
  );
});

test("of two who approve at once one is told of the other (office 4)", async () => {
  const id = await aPending(await market.aSeller());
  const both = await Promise.all([
    approve(meera, id, 840, null),
    approve(ravi, id, 900, null),
    approve(meera, id, 850, null),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test("the office's list of lots says who decided last, and an auction is not moved unseen (office 4)", async () => {
  const seller = await market.aSeller();
  const { id } = await aLot(db, { sellerId: seller.id, title: "Seen twice" });
  const extend = (by: SignedIn, at: string, seen: string | null) =>
    ask(auctions.extend, {
      token: by.token,
      params: { id: String(id) },
      body: { end_at: at, reason: "Visitors are still at the yard", seen_decision: seen },
    });
  expect((await extend(meera, inHours(5), null)).status).toBe(200);
  const late = await extend(ravi, inHours(6), null);
  expect(late).toMatchObject(expectedRefusal);
  expect(late.body.message).toEqual(meeraHas("extended it"));
  const { data } = (
    await ask(listings.adminLots, { token: ravi.token, query: { q: "Seen twice" } })
  ).body;
  expect(data[0]?.decided).toMatchObject({ by: "Meera Rao", what: "auction extended" });
  expect((await extend(ravi, inHours(6), data[0]?.decided?._id ?? null)).status).toBe(200);
});

test("a company that a colleague has accepted is not asked for a correction unseen, and is told once (office 4)", async () => {
  const buyer = await market.aBuyer({ documents: { pancard: { number: aPan() } } });
  const companyId = await companyOf(market, buyer);
  await sql`update companies set status = 'submitted', submitted_at = now() where id = ${companyId}`.execute(
    db,
  );
  const id = String(companyId);
  const seen =
    (await ask(companies.officeCompany, { params: { id }, token: ravi.token })).body.data.decided
      ?._id ?? null;
  const decide = (by: SignedIn, decision: "accept" | "correct", seen_decision: string | null) =>
    ask(companies.reviewCompany, {
      token: by.token,
      params: { id },
      body: { decision, reasons: [{ path: "bank", msg: "The photo is blurred" }], seen_decision },
    });
  expect((await decide(meera, "accept", seen)).body.data.status).toBe("verified");
  const second = await decide(ravi, "correct", seen);
  expect(second).toMatchObject(expectedRefusal);
  expect(second.body.message).toEqual(meeraHas("accepted it"));
  expect((await noticesTo(db, buyer.id)).map(({ title }) => title)).toHaveLength(1);
  const now = (await ask(companies.officeCompany, { params: { id }, token: ravi.token })).body.data;
  expect([now.status, now.decided?.what]).toEqual(["verified", "company accepted"]);
  expect((await decide(ravi, "correct", now.decided?._id ?? null)).status).toBe(200);
});

test("an account that a colleague has refused is not activated unseen, and one mail goes out (office 4)", async () => {
  const seller = await market.aWaitingSeller();
  const review = (by: SignedIn, is_active: boolean, seen_decision: string | null) =>
    ask(office.reviewSeller, {
      token: by.token,
      params: { id: String(seller.id) },
      body: { is_active, reason: is_active ? null : "The PAN is unreadable", seen_decision },
    });
  const first = await review(meera, false, null);
  expect(first.body.data.decided).toMatchObject({ by: "Meera Rao", what: "seller refused" });
  const second = await review(ravi, true, null);
  expect(second).toMatchObject(expectedRefusal);
  expect(second.body.message).toEqual(meeraHas("refused it"));
  expect(await review(ravi, false, null), "the same again is told too").toMatchObject(
    expectedRefusal,
  );
  expect((await mailsTo(seller)).filter((subject) => /verified/.test(subject))).toHaveLength(1);
  const buyer = await market.aBuyer();
  const deactivate = (by: SignedIn) =>
    ask(office.reviewUser, {
      token: by.token,
      params: { id: String(buyer.id) },
      body: { is_active: false, reason: "Asked for it", seen_decision: null },
    });
  expect((await deactivate(meera)).status).toBe(200);
  expect(await deactivate(ravi)).toMatchObject(expectedRefusal);
});

test("who comes second to an authorisation or a request to join reads who was first, and when (office 4)", async () => {
  const buyer = await market.aBuyer();
  const id = String(await authorise(market, await companyOf(market, buyer), buyer.id));
  await db
    .updateTable("authorisations")
    .set({ status: "waiting" })
    .where("id", "=", Number(id))
    .execute();
  const review = (by: SignedIn, decision: "accept" | "refuse") =>
    ask(authorisations.reviewAuthorisation, {
      token: by.token,
      params: { id },
      body: { decision, reason: "The page is cut off" },
    });
  expect((await review(meera, "accept")).status).toBe(200);
  const second = await review(ravi, "refuse");
  expect([second.status, second.body.message]).toEqual([409, meeraHas("accepted it")]);

  const pan = aPan();
  await market.aSeller({ documents: { pancard: { number: pan } } });
  const joiner = await market.aSeller({ documents: { pancard: { number: pan } } });
  const answer = (by: SignedIn, word: "agree" | "decline") =>
    ask(companies.answerJoinRequest, {
      token: by.token,
      params: { id: String(joiner.id) },
      body: { answer: word },
    });
  expect((await answer(meera, "decline")).status).toBe(200);
  const late = await answer(ravi, "agree");
  expect([late.status, late.body.message]).toEqual([409, meeraHas("declined it")]);
});
