import { auctions, type Paise } from "@rebale/contract";
import { type DepositRule, holdOf } from "@rebale/contract/listings/deposit-hold";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createMarket, type SignedIn } from "../../../test/app.ts";
import { aLot } from "../../../test/builders.ts";
import { deposit, walletOf } from "../../../test/deposits.ts";

const market = await createMarket();
const { ask, db } = market;
const seller = await market.aSeller();
const admin = await market.anAdmin();
const BUYERS = 3;
const rules: (DepositRule | null)[] = [
  { kind: "percent", percent: 10 },
  { kind: "percent", percent: 33.33 },
  { kind: "amount", amount: 4000_00 as Paise },
  null,
];

const step = fc.record({
  who: fc.nat(BUYERS - 1),
  lot: fc.nat(rules.length - 1),
  what: fc.constantFrom("bid", "bid", "maximum", "maximum", "take back", "void", "withdraw"),
  above: fc.integer({ min: 1, max: 3_000_00 }),
});
type Step = ReturnType<
  typeof fc.sample<typeof step extends fc.Arbitrary<infer S> ? S : never>
>[number];

/** A lot as a pencil would note it: who is bound to how much. */
interface Noted {
  readonly id: number;
  readonly rule: DepositRule | null;
  /** Paise; 0 as long as nothing was left. */
  readonly maximums: Map<number, number>;
}

const amountOf = (paise: number) => Math.round(paise) / 100;

async function act(by: SignedIn, who: number, lot: Noted, { what, above }: Step) {
  const { id } = lot;
  const shown = (await ask(auctions.details, { params: { idname: String(id) } })).body.data;
  const amount = amountOf(shown.minimum_bid * 100 + above);
  if (what === "bid") {
    const body = { product_id: id, amount, confirm_unusual: true };
    await ask(auctions.placeBid, { body, token: by.token });
  } else if (what === "maximum") {
    const body = { maximum: amount, confirm_unusual: true };
    const params = { product_id: id };
    const { status } = await ask(auctions.setMaximum, { params, body, token: by.token });
    if (status === 200) lot.maximums.set(who, Math.round(amount * 100));
  } else if (what === "take back") {
    const params = { product_id: id };
    const { status } = await ask(auctions.removeMaximum, { params, token: by.token });
    if (status === 200) lot.maximums.set(who, 0);
  } else if (what === "void" && shown.bid_count > 1) await voidLeader(lot);
}

/** All bids of who leads, whose maximum ends with them. */
async function voidLeader(lot: Noted) {
  const leading = await db
    .selectFrom("auctions")
    .innerJoin("bid_orders", (join) =>
      join
        .onRef("bid_orders.lot_id", "=", "auctions.lot_id")
        .onRef("bid_orders.alias", "=", "auctions.leader_alias"),
    )
    .innerJoin("ledger_entries", (join) =>
      join
        .onRef("ledger_entries.lot_id", "=", "auctions.lot_id")
        .onRef("ledger_entries.amount", "=", "auctions.highest_bid")
        .on("ledger_entries.kind", "=", "bid"),
    )
    .select(["ledger_entries.seq", "bid_orders.bidder_id"])
    .where("auctions.lot_id", "=", lot.id)
    .orderBy("ledger_entries.seq")
    .executeTakeFirst();
  if (!leading) return;
  const body = { seq: leading.seq, reason: "Agreed by phone" };
  const { status } = await ask(auctions.voidBid, {
    params: { id: lot.id },
    body,
    token: admin.token,
  });
  const who = buyerIds.indexOf(leading.bidder_id);
  if (status === 200) lot.maximums.set(who, 0);
}
let buyerIds: number[] = [];

/** From what everybody sees, and what each has left: no hold is read anywhere. */
async function pencilled(lots: readonly Noted[]): Promise<number[]> {
  const held = buyerIds.map(() => 0);
  for (const { id, rule, maximums } of lots) {
    const { rows } = await sql<{ highest: number; bidder: number | null }>`
      select highest_bid as highest, leader_id as bidder
      from auctions where lot_id = ${id}`.execute(db);
    const { highest = 0, bidder } = rows[0] ?? {};
    const who = bidder == null ? -1 : buyerIds.indexOf(bidder);
    if (who < 0) continue;
    const most = Math.max(highest, maximums.get(who) ?? 0) as Paise;
    held[who] = (held[who] ?? 0) + holdOf(rule, most);
  }
  return held.map(amountOf);
}

test("random histories of bids, maximums and voidings hold what a pencil comes to (M37)", async () => {
  const property = fc.asyncProperty(
    fc.array(step, { minLength: 10, maxLength: 25 }),
    async (steps) => {
      const buyers = await Promise.all(Array.from({ length: BUYERS }, () => market.aBuyer()));
      buyerIds = buyers.map(({ id }) => id);
      for (const buyer of buyers) await deposit(market, buyer, 12_000);
      const lots = await Promise.all(
        rules.map(async (rule): Promise<Noted> => {
          const asked = rule?.kind === "percent" ? { percent: rule.percent } : { amount: 4000 };
          const { id } = await aLot(db, {
            ...{ sellerId: seller.id, marketValue: 10_000 },
            ...(rule && { deposit: asked }),
          });
          return { id, rule, maximums: new Map() };
        }),
      );
      for (const one of steps) {
        const [by, lot] = [buyers[one.who], lots[one.lot]];
        if (by && lot) await act(by, one.who, lot, one);
        const wallets = await Promise.all(buyers.map((buyer) => walletOf(market, buyer)));
        expect(wallets.map(({ leading }) => leading)).toEqual(await pencilled(lots));
        for (const { deposit: all, leading, free, short } of wallets)
          expect(free - short).toBeCloseTo(all - leading, 2);
      }
    },
  );
  await fc.assert(property, { numRuns: 6, endOnFailure: true });
}, 60_000);
