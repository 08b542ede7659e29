import { auctions } from "@rebale/contract";
import type { Paise } from "@rebale/contract/values/money";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";
import { closeDueAuctions } from "../auctions/index.ts";
import { postEntries } from "../journal/index.ts";
import { verifyJournal } from "../journal-desk/index.ts";
import type { CompanyAccount } from "./accounts.rules.ts";
import { balancesOf, entryFor, type JournalEvent } from "./index.ts";

const noon = new Date("2026-12-01T06:30:00.000Z");
const HOUR = 3_600_000;
const market = await createMarket();
const { db } = market;

/** A sale, which lines may name. */
async function anAwardId(): Promise<number> {
  await market.setTime(noon);
  const [seller, buyer] = [await market.aSeller(), await market.aBuyer()];
  const [startsAt, endsAt] = [new Date(noon.getTime() - HOUR), new Date(noon.getTime() + HOUR)];
  const { id } = await aLot(db, { sellerId: seller.id, startsAt, endsAt });
  const body = { product_id: id, amount: 1100 };
  await market.ask(auctions.placeBid, { body, token: buyer.token });
  await market.setTime(new Date(noon.getTime() + 2 * HOUR));
  await closeDueAuctions(market.deps);
  const award = db.selectFrom("awards").select("id").where("lot_id", "=", id);
  return (await award.executeTakeFirstOrThrow()).id;
}
const awardId = await anAwardId();

const aCompany = async () => {
  const query = db.insertInto("companies").values({ name: "Asha Metals" }).returning("id");
  return (await query.executeTakeFirstOrThrow()).id;
};

/** A step with a buyer's and a seller's money; `n` makes its name. */
interface Step {
  readonly what: keyof typeof steps;
  readonly amount: Paise;
  readonly part: Paise;
}
type Books = Record<`${"buyer" | "seller"}.${CompanyAccount}` | "market", number>;
type Ids = { n: number; buyer: number; seller: number };
const none = { fee: 0 as Paise, feeGst: 0 as Paise, gstTcs: 0 as Paise, incomeTds: 0 as Paise };

/** Each step as the event of the journal, and as somebody would reckon it with a pencil. */
const steps = {
  topUp: {
    event: ({ n, buyer }: Ids, amount: Paise): JournalEvent => ({
      ...{ kind: "top_up", companyId: buyer, amount, gateway: "rzp", paymentId: `pay-${n}` },
    }),
    pencil: (b: Books, amount: number) => ({ "buyer.deposit": b["buyer.deposit"] + amount }),
  },
  payFromWallet: {
    event: ({ n, buyer }: Ids, emd: Paise): JournalEvent => ({
      ...{ kind: "award_payment", companyId: buyer, awardId, amount: emd, due: emd },
      from: { via: "wallet", paymentId: n },
    }),
    pencil: (b: Books, emd: number) => ({
      "buyer.deposit": b["buyer.deposit"] - emd,
      "buyer.paid_in": b["buyer.paid_in"] + emd,
    }),
  },
  payTooMuch: {
    event: ({ n, buyer }: Ids, amount: Paise, part: Paise): JournalEvent => ({
      ...{ kind: "award_payment", companyId: buyer, awardId, amount, due: part },
      from: { via: "gateway", gateway: "rzp", paymentId: `over-${n}` },
    }),
    pencil: (b: Books, amount: number, part: number) => ({
      "buyer.paid_in": b["buyer.paid_in"] + Math.min(amount, part),
      "buyer.deposit": b["buyer.deposit"] + Math.max(0, amount - part),
    }),
  },
  release: {
    event: ({ n, buyer, seller }: Ids, invoice: Paise, part: Paise): JournalEvent => ({
      ...{ kind: "trip_released", awardId, tripId: n },
      ...{ buyerId: buyer, sellerId: seller, invoice, extras: 0 as Paise, ...none },
      fee: Math.min(invoice, part) as Paise,
    }),
    pencil: (b: Books, invoice: number, part: number) => ({
      "buyer.paid_in": b["buyer.paid_in"] - invoice,
      "seller.proceeds": b["seller.proceeds"] + invoice - Math.min(invoice, part),
      market: b.market + Math.min(invoice, part),
    }),
  },
  moneyBack: {
    event: ({ n, buyer }: Ids, paidIn: Paise): JournalEvent => ({
      ...{ kind: "award_money_back", awardId, moveId: n },
      ...{ companyId: buyer, paidIn, held: 0 as Paise, fee: 0 as Paise, feeGst: 0 as Paise },
    }),
    pencil: (b: Books, paidIn: number) => ({
      "buyer.paid_in": b["buyer.paid_in"] - paidIn,
      "buyer.deposit": b["buyer.deposit"] + paidIn,
    }),
  },
  withdraw: {
    event: ({ n, seller }: Ids, amount: Paise): JournalEvent => ({
      ...{
        kind: "withdrawal_asked",
        withdrawalId: `w${n}`,
        companyId: seller,
        from: "proceeds",
        amount,
      },
    }),
    pencil: (b: Books, amount: number) => ({
      "seller.proceeds": b["seller.proceeds"] - amount,
      "seller.leaving": b["seller.leaving"] + amount,
    }),
  },
  payout: {
    event: ({ n, seller }: Ids, amount: Paise): JournalEvent => ({
      ...{ kind: "withdrawal_sent", withdrawalId: `w${n}`, companyId: seller, amount },
    }),
    pencil: (b: Books, amount: number) => ({ "seller.leaving": b["seller.leaving"] - amount }),
  },
  chargeback: {
    event: ({ n, buyer }: Ids, amount: Paise, part: Paise): JournalEvent => ({
      ...{ kind: "chargeback", disputeId: `d${n}`, companyId: buyer, amount },
      deposit: Math.min(amount, part) as Paise,
    }),
    pencil: (b: Books, amount: number, part: number) => ({
      "buyer.deposit": b["buyer.deposit"] - Math.min(amount, part),
      "buyer.owed": b["buyer.owed"] + amount - Math.min(amount, part),
    }),
  },
} satisfies Record<string, { event: unknown; pencil: (...args: never[]) => Partial<Books> }>;

const amounts = fc.integer({ min: 1, max: 40_000 }) as fc.Arbitrary<Paise>;
const histories = fc.array(
  fc.record({
    what: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
    ...{ amount: amounts, part: amounts },
  }),
  { minLength: 5, maxLength: 40 },
);

const ACCOUNTS = ["deposit", "held", "paid_in", "proceeds", "tax_held", "leaving", "owed"] as const;
const emptyBooks = () =>
  Object.fromEntries([
    ["market", 0],
    ...ACCOUNTS.flatMap((kind) => [
      [`buyer.${kind}`, 0],
      [`seller.${kind}`, 0],
    ]),
  ]) as Books;

/** Whether the journal has it; refused is only what would leave somebody below zero. */
async function enter(ids: Ids, { what, amount, part }: Step): Promise<boolean> {
  const entry = entryFor(steps[what].event(ids, amount, part));
  if (!entry) return false;
  try {
    const posting = { ...entry, actorId: null, cause: {} };
    await db.transaction().execute((tx) => postEntries(tx, [posting]));
    return true;
  } catch (error) {
    expect(String(error)).toContain("accounts_never_below_zero");
    return false;
  }
}

async function booksOf(buyer: number, seller: number): Promise<Books> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(-sum(l.amount), 0)::bigint as sum from journal_lines l
      join accounts a on a.id = l.account_id and a.kind = 'fees'
    where exists (select from journal_lines o join accounts b on b.id = o.account_id
      where o.entry_id = l.entry_id and b.company_id = ${seller})`.execute(db);
  const of = async (who: "buyer" | "seller", id: number) =>
    Object.entries(await balancesOf(db, id)).map(([kind, sum]) => [`${who}.${kind}`, sum]);
  return Object.fromEntries([
    ["market", rows[0]?.sum ?? 0],
    ...(await of("buyer", buyer)),
    ...(await of("seller", seller)),
  ]) as Books;
}

test("whatever is done in whatever order, the journal has what a pencil has, and refuses what the pencil cannot (M37)", async () => {
  let named = 0;
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const [buyer, seller] = [await aCompany(), await aCompany()];
      let books = emptyBooks();
      for (const step of history) {
        named += 1;
        const ids = { n: named, buyer, seller };
        const next = { ...books, ...steps[step.what].pencil(books, step.amount, step.part) };
        const fits = Object.values(next).every((sum) => sum >= 0);
        expect(await enter(ids, step)).toBe(fits);
        if (fits) books = next;
      }
      expect(await booksOf(buyer, seller)).toEqual(books);
    }),
    { numRuns: 30 },
  );
  expect(await verifyJournal(db)).toMatchObject({ broken: null });
});
