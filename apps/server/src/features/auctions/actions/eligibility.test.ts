import { auctions, authorisations } from "@rebale/contract";
import type { KyselyPlugin } from "kysely";
import { describe, expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../../test/app.ts";
import {
  anAuthorisedBuyer,
  authorise,
  companyOf,
  setCompanyStatus,
} from "../../../../test/authorised.ts";
import { aLot } from "../../../../test/builders.ts";
import { localBus } from "../../../platform/bus/events.ts";
import type { Db } from "../../../platform/db/db.ts";
import { createAuctions } from "../create-auctions.ts";
import { closeAuction } from "./close/close-auction.ts";
import { verifyLedgers } from "./close/verify-ledgers.ts";

const market = await createMarket();
const { db, deps } = market;
const noon = new Date("2026-11-30T06:30:00.000Z");
const lastMillisecond = new Date("2026-11-30T18:29:59.999Z");
const midnight = new Date("2026-11-30T18:30:00.000Z");
const hours = (n: number) => new Date(noon.getTime() + n * 3_600_000);
await market.setTime(noon);
const seller = await market.aSeller();

const batteries = (over = {}) =>
  aLot(db, {
    sellerId: seller.id,
    startsAt: hours(-1),
    endsAt: hours(24),
    requires: "batteries",
    kilograms: 1000,
    ...over,
  });
const bid = (lotId: number, by: SignedIn, amount = 2000) =>
  market.ask(auctions.placeBid, { body: { product_id: lotId, amount }, token: by.token });
const details = async (lotId: number, token?: string) =>
  (await market.ask(auctions.details, { params: { idname: String(lotId) }, token })).body.data;
const codesOf = async (userId: number) =>
  (
    await db
      .selectFrom("notifications")
      .select("code")
      .where("user_id", "=", userId)
      .orderBy("id")
      .execute()
  ).map(({ code }) => code);

/** How many statements an action sends. */
async function statementsOf(act: (counted: Db) => Promise<unknown>): Promise<number> {
  let statements = 0;
  const count: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements++;
      return result;
    },
  };
  await act(db.withPlugin(count));
  return statements;
}

describe("who may bid", () => {
  test("a lot asks for an authorisation: who lacks it is refused with what is missing (W7, W10)", async () => {
    const lot = await batteries();
    const buyer = await market.aBuyer();
    const company = await companyOf(market, buyer);
    const refusal = async () => {
      const [refused, shown] = [await bid(lot.id, buyer), await details(lot.id, buyer.token)];
      expect(shown.why_not).toBe(refused.body.code);
      expect(shown.requirement).toMatchObject({ stream: "batteries", met: false });
      return [refused.status, refused.body.code];
    };
    expect(await refusal()).toEqual([403, "verify_first"]);
    await setCompanyStatus(market, company, "verified");
    expect(await refusal()).toEqual([403, "authorisation_missing"]);
    const tyres = await anAuthorisedBuyer(market, { stream: "tyres", kind: "tyre_recycler" });
    expect((await bid(lot.id, tyres)).body.code).toBe("authorisation_missing");

    const authorised = await anAuthorisedBuyer(market);
    expect(await details(lot.id, authorised.token)).toMatchObject({
      can_bid: true,
      requirement: { met: true, why: null, remaining_kg: 10_000, lot_kg: 1000 },
    });
    expect((await bid(lot.id, authorised)).status).toBe(200);
    expect((await details(lot.id)).requirement).toMatchObject({ met: false, why: "sign_in_first" });
  });

  test("a lot without requirement asks nothing but the limit of unverified companies (W10)", async () => {
    const lot = await batteries({ requires: undefined, marketValue: 9_000_000 });
    const buyer = await market.aBuyer();
    expect((await details(lot.id, buyer.token)).requirement).toBeNull();
    expect((await bid(lot.id, buyer, 10_000_000)).status).toBe(200);
    expect(await details(lot.id, buyer.token)).toMatchObject({ why_not: "verify_first" });
    expect(await bid(lot.id, buyer, 10_000_001)).toMatchObject({
      status: 403,
      body: { code: "verify_first" },
    });
    await setCompanyStatus(market, await companyOf(market, buyer), "verified");
    expect((await details(lot.id, buyer.token)).can_bid).toBe(true);
    expect((await bid(lot.id, buyer, 10_000_001)).status).toBe(200);
  });

  test("the last day counts to midnight in India, then the refusal names the date (W9)", async () => {
    const lot = await batteries();
    const buyer = await anAuthorisedBuyer(market, { validTo: "2026-11-30" });
    await market.setTime(lastMillisecond);
    expect((await bid(lot.id, buyer)).status).toBe(200);
    await market.setTime(midnight);
    const late = await bid(lot.id, buyer, 3000);
    expect(late).toMatchObject({
      status: 403,
      body: { code: "authorisation_expired", message: expect.stringContaining("30-11-2026") },
    });
    expect((await details(lot.id, buyer.token)).requirement).toMatchObject({
      why: "authorisation_expired",
      ended_on: "2026-11-30",
    });
    await market.setTime(noon);
  });
});

describe("capacity", () => {
  test("won and leading kilograms count; the refusal says what is left and what the lot has (W8)", async () => {
    const buyer = await anAuthorisedBuyer(market, { kilograms: 25_000 });
    const [first, second] = [
      await batteries({ kilograms: 15_000, endsAt: hours(1) }),
      await batteries({ kilograms: 15_000 }),
    ];
    expect((await bid(first.id, buyer)).status).toBe(200);
    const words =
      "Your remaining capacity for batteries in 2026-27 is 10,000 kg; this lot has 15,000 kg.";
    const tooMuch = { status: 409, body: { code: "capacity_exceeded", message: words } };
    expect(await bid(second.id, buyer)).toMatchObject(tooMuch);
    expect((await bid(first.id, buyer, 3000)).status).toBe(200);

    await market.setTime(hours(2));
    await closeAuction(deps, first.id);
    expect((await details(first.id, buyer.token)).standing).toBe("won");
    expect(await bid(second.id, buyer)).toMatchObject(tooMuch);
    const { body } = await market.ask(authorisations.authorisationsOf, { token: buyer.token });
    expect(body.capacities).toEqual([
      {
        stream: "batteries",
        financial_year: "2026-27",
        capacity_kg: 25_000,
        used_kg: 15_000,
        remaining_kg: 10_000,
      },
    ]);
    // The next financial year begins with all of it.
    const next = await batteries({ kilograms: 15_000, endsAt: new Date("2027-04-02T06:30:00Z") });
    expect((await bid(next.id, buyer)).status).toBe(200);
    await market.setTime(noon);
  });

  test("outbid, the kilograms are free again, and a colleague's lead is the company's (W8)", async () => {
    const buyer = await anAuthorisedBuyer(market, { kilograms: 1000 });
    const colleague = await market.aBuyer();
    await db
      .updateTable("company_users")
      .set({ company_id: buyer.companyId, role: "bidder" })
      .where("user_id", "=", colleague.id)
      .execute();
    deps.bus.publish("session", { userId: colleague.id });
    const other = await anAuthorisedBuyer(market);
    const [first, second] = [await batteries(), await batteries()];
    expect((await bid(first.id, buyer)).status).toBe(200);
    expect((await bid(second.id, colleague)).body.code).toBe("capacity_exceeded");
    expect((await bid(first.id, colleague, 2500)).body.code).toBe("company_leads");
    expect((await bid(first.id, other, 3000)).status).toBe(200);
    expect((await bid(second.id, colleague)).status).toBe(200);
  });

  test.each([1, 2, 3])(
    "ten bids at once on ten 1,000 kg lots with 5,000 kg left: five are accepted, on %d nodes (W8)",
    async (count) => {
      const buyer = await anAuthorisedBuyer(market, { kilograms: 5000 });
      const lots = await Promise.all(Array.from({ length: 10 }, () => batteries()));
      const nodes = Array.from({ length: count }, () =>
        createAuctions({ ...deps, bus: localBus() }, { timed: false }),
      );
      await market.openConnections();
      const results = await Promise.all(
        lots.map(({ id }, i) =>
          nodes[i % count]?.bids.enqueue({
            lotId: id,
            bidderId: buyer.id,
            companyId: buyer.companyId,
            amount: 200_000 as never,
          }),
        ),
      );
      await Promise.all(nodes.map((node) => node.close()));
      const refused = results.filter((result) => !result?.accepted);
      expect(refused).toHaveLength(5);
      expect(refused).toMatchObject(Array(5).fill({ because: "capacity_exceeded" }));
    },
  );

  describe("a node that knows how a company stood a moment ago", async () => {
    const strangers = await Promise.all(Array.from({ length: 3 }, () => market.aBuyer()));
    const createNodes = () =>
      [1, 2].map(() => createAuctions({ ...deps, bus: localBus() }, { timed: false }));
    type Node = ReturnType<typeof createAuctions>;
    const enqueue = (
      node: Node,
      lotId: number,
      bidder: SignedIn & { companyId?: number },
      rupees = 2000,
    ) =>
      node.bids.enqueue({
        lotId,
        bidderId: bidder.id,
        companyId: bidder.companyId,
        amount: (rupees * 100) as never,
      });
    /** In one batch with higher bids that are refused: the bidder is not among the likely leaders. */
    const enqueueBelow = async (node: Node, lotId: number, bidder: SignedIn) => {
      // From its first bid on a node knows that a lot asks for an authorisation.
      await enqueue(node, lotId, strangers[0] as SignedIn);
      const [own] = await Promise.all([
        enqueue(node, lotId, bidder),
        ...strangers.map((stranger, i) => enqueue(node, lotId, stranger, 3000 + i)),
      ]);
      return own;
    };

    test("holds it to its capacity when it leads after all, on two nodes at once (W8)", async () => {
      const nodes = createNodes();
      await market.openConnections();
      for (let round = 0; round < 8; round++) {
        const buyer = await anAuthorisedBuyer(market, { kilograms: 1002 });
        for (const node of nodes)
          await enqueue(node, (await batteries({ kilograms: 1 })).id, buyer);
        const lots = [await batteries(), await batteries()];
        const results = await Promise.all(
          nodes.map((node, i) => enqueueBelow(node, lots[i]?.id ?? 0, buyer)),
        );
        expect(results.filter((result) => result?.accepted)).toHaveLength(1);
        expect(results.find((result) => !result?.accepted)).toMatchObject({
          because: "capacity_exceeded",
        });
      }
      await Promise.all(nodes.map((node) => node.close()));
    });

    test("does not refuse it for what has changed since (W8)", async () => {
      const [node, elsewhere] = createNodes() as [Node, Node];
      const buyer = await anAuthorisedBuyer(market, { kilograms: 1000 });
      const other = await anAuthorisedBuyer(market);
      const [first, second] = [await batteries(), await batteries()];
      for (const rupees of [2000, 2500])
        expect(await enqueue(node, first.id, buyer, rupees)).toMatchObject({ accepted: true });
      expect(await enqueue(elsewhere, first.id, other, 3000)).toMatchObject({ accepted: true });
      expect(await enqueueBelow(node, second.id, buyer)).toMatchObject({ accepted: true });
      await Promise.all([node.close(), elsewhere.close()]);
    });
  });

  test("what is not sold by weight counts with its weight where that is given (W8)", async () => {
    const buyer = await anAuthorisedBuyer(market, { kilograms: 500 });
    const lot = await batteries();
    const pieces = (weight_grams: number | null) =>
      db
        .updateTable("lots")
        .set({ unit: "pieces", weight_grams })
        .where("id", "=", lot.id)
        .execute();
    await pieces(600_000);
    expect((await bid(lot.id, buyer)).body.code).toBe("capacity_exceeded");
    await pieces(null);
    expect((await bid(lot.id, buyer)).status).toBe(200);
  });
});

describe("at the close", () => {
  const ending = () => batteries({ endsAt: hours(1) });
  const close = async (lotId: number, at = hours(2)) => {
    await market.setTime(at);
    await closeAuction(deps, lotId);
    await market.setTime(noon);
  };
  const withdraw = (buyer: SignedIn & { authorisationId: number }) =>
    market.ask(authorisations.withdrawAuthorisation, {
      params: { id: buyer.authorisationId },
      token: buyer.token,
    });

  test("who has withdrawn it does not win: the seller is asked about the next bid (W7)", async () => {
    const [first, second] = [await anAuthorisedBuyer(market), await anAuthorisedBuyer(market)];
    const lot = await ending();
    await bid(lot.id, first, 2000);
    await bid(lot.id, second, 2500);
    await bid(lot.id, first, 3000);
    await bid(lot.id, first, 3500);
    expect((await withdraw(first)).status).toBe(200);
    await close(lot.id);
    expect(await details(lot.id, second.token)).toMatchObject({
      standing: "subject",
      outcome: "reserve_not_met",
      seller_answer: "awaited",
      heightest: 2500,
    });
    expect((await details(lot.id, first.token)).standing).toBe("voided");
    expect(await codesOf(first.id)).toContain("not_authorised");
    expect(await codesOf(second.id)).toContain("next_bid_subject");
    expect(await codesOf(seller.id)).toContain("next_bid_decision");
    expect((await verifyLedgers(db)).broken).toBeNull();
    const accepted = await market.ask(auctions.answerBid, {
      params: { id: lot.id },
      body: { answer: "accepted", amount: 2500 },
      token: seller.token,
    });
    expect(accepted.body.data).toMatchObject({ outcome: "sold" });
    expect((await details(lot.id, second.token)).standing).toBe("won");
    expect((await verifyLedgers(db)).broken).toBeNull();
  });

  test("who bid often and has withdrawn it costs the close as little as one bid (W7)", async () => {
    const lots = await Promise.all([1, 12].map(async (bids) => ({ bids, ...(await ending()) })));
    const taken: number[] = [];
    for (const { id, bids } of lots) {
      const buyer = await anAuthorisedBuyer(market);
      for (let i = 0; i < bids; i++) await bid(id, buyer, 2000 + i * 10);
      await withdraw(buyer);
      await market.setTime(hours(2));
      taken.push(await statementsOf((counted) => closeAuction({ ...deps, db: counted }, id)));
      await market.setTime(noon);
      expect(await details(id, buyer.token)).toMatchObject({ standing: "voided", bid_count: 0 });
    }
    expect(taken[1]).toBe(taken[0]);
    expect((await verifyLedgers(db)).broken).toBeNull();
  });

  test("lapsed before the auction's end it does not win, however late the close comes (W7, W9)", async () => {
    const [lapsing, lasting] = [
      await anAuthorisedBuyer(market, { validTo: "2026-11-30" }),
      await anAuthorisedBuyer(market, { validTo: "2026-12-01" }),
    ];
    const [today, tomorrow] = [await ending(), await batteries({ endsAt: hours(24) })];
    await bid(today.id, lapsing);
    await bid(tomorrow.id, lapsing);
    await close(today.id, hours(40));
    await close(tomorrow.id, hours(40));
    expect((await details(today.id, lapsing.token)).standing).toBe("won");
    expect(await details(tomorrow.id, lapsing.token)).toMatchObject({
      standing: "voided",
      outcome: "no_bids",
    });
    const next = await batteries({ endsAt: hours(24) });
    await bid(next.id, lasting);
    await close(next.id, hours(40));
    expect((await details(next.id, lasting.token)).standing).toBe("won");
  });

  test("who is offered a lot after the close needs the right when they accept it (W7)", async () => {
    const [first, second] = [await anAuthorisedBuyer(market), await anAuthorisedBuyer(market)];
    const lot = await ending();
    await bid(lot.id, second, 2000);
    await bid(lot.id, first, 2500);
    await close(lot.id);
    const admin = await market.anAdmin();
    await market.ask(auctions.voidBid, {
      params: { id: lot.id },
      body: { seq: 3, reason: "Agreed by phone" },
      token: admin.token,
    });
    await withdraw(second);
    const accept = () =>
      market.ask(auctions.answerOffer, {
        params: { id: lot.id },
        body: { answer: "accepted" },
        token: second.token,
      });
    expect(await accept()).toMatchObject({ status: 403, body: { code: "authorisation_missing" } });
    await authorise(market, second.companyId, second.id);
    expect((await accept()).body.data.outcome).toBe("sold");
  });

  test("of lots that end together a company wins what its capacity holds (W8)", async () => {
    const buyer = await anAuthorisedBuyer(market, { kilograms: 2000 });
    const [first, second] = [await ending(), await ending()];
    await bid(first.id, buyer);
    await bid(second.id, buyer);
    await db
      .updateTable("authorisations")
      .set({ capacity_grams: 1_500_000 })
      .where("id", "=", buyer.authorisationId)
      .execute();
    await close(first.id);
    await close(second.id);
    const states = await Promise.all(
      [first, second].map(async ({ id }) => (await details(id, buyer.token)).standing),
    );
    expect(states).toEqual(["won", "voided"]);
  });
});
