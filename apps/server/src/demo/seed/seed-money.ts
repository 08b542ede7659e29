import { formatQuantity, type Paise, paise } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { takeBackSale } from "../../features/auctions/index.ts";
import {
  countAwards,
  dueOfAward,
  findAwardOfLot,
  moveAward,
  payTowards,
} from "../../features/awards/index.ts";
import { barForSale } from "../../features/bars/index.ts";
import { coverOf } from "../../features/wallet/index.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { chance } from "../chance.ts";
import { yards } from "../data/history.ts";
import { type MoneySale, moneySales, moneyTerms, OWN_DEPOSITS } from "../data/money.ts";
import { buyers } from "../data/people.ts";
import { liftedSales } from "../data/trucks.ts";
import { claimPart, findAccounts } from "../stores/demo.store.ts";
import { addDemoPayments, addDeposit, type DemoPayment, uncovered } from "../stores/money.store.ts";
import { type Listing, type ListingContext, listLots } from "./list-lot.ts";
import { readListingContext } from "./listing-context.ts";
import type { Scenes } from "./scenes.ts";
import { seedTrucks } from "./seed-trucks.ts";

const HOUR = 3_600_000;
const TEN_THOUSAND = 10_000_00;

interface Buyer {
  readonly userId: number;
  readonly companyId: number;
}
type Seeded = Pick<Deps, "config" | "events" | "bus" | "files">;
interface Seeding {
  readonly scenes: Scenes;
  readonly now: Date;
}

/**
 * The life of money: deposits that are much, little and none, companies whose leads are covered,
 * and a sale in each state.
 */
export async function seedMoney(deps: Seeded, tx: Tx, { scenes, now }: Seeding): Promise<void> {
  if (deps.config.PAYMENT_GATEWAY !== "demo" || !(await claimPart(tx, "money"))) return;
  const all = await readBuyers(tx);
  const nextPayment = payments(now);
  const context = await readListingContext(tx);
  for (const [turn, sale] of moneySales.entries()) {
    const winner = all[sale.winner];
    const loser = all.at(-1 - turn);
    if (winner && loser)
      await seedSale(tx, { deps, context, nextPayment, now }, scenes, {
        sale,
        turn,
        winner,
        loser,
      });
  }
  for (const [place, rupees] of OWN_DEPOSITS.entries()) {
    const buyer = all[place];
    if (!buyer) continue;
    const { deposit } = await coverOf(tx, buyer.companyId);
    const missing = (paise(rupees) - deposit) as Paise;
    if (missing > 0) await addDeposit(tx, buyer.companyId, nextPayment(missing));
  }
  for (const { companyId, short } of await uncovered(tx)) {
    const amount = Math.ceil((short * 1.3) / TEN_THOUSAND) * TEN_THOUSAND;
    await addDeposit(tx, companyId, nextPayment(amount as Paise));
  }
}

/** The demo's buyers in their order; without one whose account somebody has taken away. */
async function readBuyers(tx: Tx): Promise<(Buyer | undefined)[]> {
  const accounts = new Map((await findAccounts(tx)).map((one) => [one.email, one]));
  return buyers.map(({ email }) => {
    const account = accounts.get(email);
    return account?.company_id ? { userId: account.id, companyId: account.company_id } : undefined;
  });
}

type NextPayment = (amount: Paise) => DemoPayment;

/** All captured now, as the journal has them: what is settled earlier would keep yesterday open. */
function payments(now: Date): NextPayment {
  let count = 0;
  return (amount) => ({ id: `pay_first${++count}`, amount, at: now });
}

interface Market {
  readonly deps: Seeded;
  readonly context: ListingContext;
  readonly nextPayment: NextPayment;
  readonly now: Date;
}
interface Sale {
  readonly sale: MoneySale;
  readonly turn: number;
  readonly winner: Buyer;
  readonly loser: Buyer;
}

async function seedSale(
  tx: Tx,
  { deps, context, nextPayment, now }: Market,
  scenes: Scenes,
  about: Sale,
): Promise<void> {
  const { sale, winner } = about;
  const listing = listingOf(scenes, now, about);
  const emd = Math.ceil((sale.goods.rate * sale.kilograms * 0.12 * 100) / TEN_THOUSAND);
  await addDeposit(tx, winner.companyId, nextPayment((emd * TEN_THOUSAND) as Paise));
  const [lotId = 0] = await listLots(tx, [listing], context, chance(50 + about.turn), now);
  await countAwards(tx, deps, [lotId]);
  const award = await findAwardOfLot(tx, lotId);
  if (!award) throw new Error(`Lot ${lotId} of the demo was not sold`);
  const life = liftedSales[sale.state];
  if (life) {
    const due = (await dueOfAward(tx, award.id)) ?? (0 as Paise);
    const payment = nextPayment(due);
    await addDemoPayments(tx, [payment]);
    await payTowards(tx, {
      ...{ awardId: award.id, companyId: winner.companyId, amount: due, home: deps.config.home },
      from: { via: "gateway", gateway: "demo", paymentId: payment.id },
      posting: { actorId: winner.userId, cause: { payment: payment.id } },
      paidAt: new Date(now.getTime() - life.paid * HOUR),
    });
    await seedTrucks(deps, tx, { lotId, now, buyer: winner, life });
  }
  for (const [move, side, hours] of LIFE[sale.state] ?? []) {
    const standing = await findAwardOfLot(tx, lotId);
    if (!standing) return;
    const at = new Date(now.getTime() - hours * HOUR);
    const said = { reason: REASONS[move] ?? "", at };
    const actorId = side === "office" ? context.officeId : null;
    await moveAward(tx, standing, { ...said, move, side, actorId });
    if (move === "default") await endSale(deps, tx, standing, lotId, at);
  }
}

/** As the office's default does; nobody watches yet. */
async function endSale(
  deps: Seeded,
  tx: Tx,
  { id: awardId, buyerCompanyId: companyId }: { id: number; buyerCompanyId: number | null },
  lotId: number,
  at: Date,
): Promise<void> {
  const of = { awardId, reason: "buyer_defaulted", adminId: null, at } as const;
  if (companyId !== null) await barForSale(tx, { ...of, companyId });
  await takeBackSale(deps, tx, lotId, { note: "buyer_defaulted", isWhole: true });
}

type Step = readonly [
  move: "fall_due" | "default" | "cancel",
  side: "market" | "office",
  /** Before now. */
  hours: number,
];
/** How a sale that is not paid comes to its end; who is late is found by the market itself. */
const LIFE: Readonly<Partial<Record<MoneySale["state"], readonly Step[]>>> = {
  defaulted: [
    ["fall_due", "market", 192],
    ["default", "office", 98],
  ],
  cancelled: [["cancel", "office", 150]],
};
const REASONS: Readonly<Record<string, string>> = {
  fall_due: "not_paid_in_time",
  default: "No payment after three reminders and a call",
  cancel: "The goods were wet: both sides agreed by phone",
};

function listingOf(scenes: Scenes, now: Date, { sale, turn, winner, loser }: Sale): Listing {
  const { rate, weight: _, weeks: __, title, ...lot } = sale.goods;
  const endsAt = new Date(now.getTime() - sale.days * DAY_MS);
  const startsAt = new Date(endsAt.getTime() - 2 * DAY_MS);
  const bid = (by: Buyer, at: number, hours: number) => ({
    bidderId: by.userId,
    amount: Math.round(rate * at * 100) as Paise,
    at: new Date(endsAt.getTime() - hours * HOUR),
  });
  return {
    template: {
      ...lot,
      ...(yards[turn % yards.length] as (typeof yards)[number]),
      ...{ title, quantity: sale.kilograms, unit: "kg", basis: "kg" },
      market_value_rupees: rate * sale.kilograms,
      increment_rupees: (rate * sale.kilograms) / 100,
      reserve_rupees: null,
    },
    title: `${title}, ${formatQuantity(sale.kilograms, "kg", "en")}, paid here`,
    pictures: scenes.picturesOf(sale.goods.picture_hint, sale.goods.category),
    createdAt: new Date(startsAt.getTime() - 20 * HOUR),
    auction: {
      ...{ startsAt, endsAt, hardEndsAt: endsAt, softCloseMinutes: 0 },
      ...{ phase: "ended", ending: "sold", isMoving: false },
    },
    deposit: { kind: "percent", percent: 10 },
    terms: moneyTerms,
    bids: [bid(loser, 1.03, 9), bid(winner, 1.06, 5), bid(loser, 1.09, 3), bid(winner, 1.12, 1)],
  };
}
