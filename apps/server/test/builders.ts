import type { Paise } from "@rebale/contract";
import type { FormatRules } from "@rebale/contract/auctions/formats";
import type { DepositRule } from "@rebale/contract/listings/deposit-hold";
import { findAwardOfLot, makeAwards, moveAward } from "../src/features/awards/index.ts";
import { depositColumns, insertLots, scheduleLots } from "../src/features/listings/index.ts";
import { registeredTexts } from "../src/features/notifications/index.ts";
import type { Db } from "../src/platform/db/db.ts";

/** Things that tests need and do not care about. Each call gives something new. */

let count = 0;
const next = () => ++count;

/** A seller's password in all tests. */
export const PASSWORD = "Sell-Scrap-2026";

export const aMobile = (): string => `98${String(next()).padStart(8, "0")}`;
export const anEmail = (): string => `seller-${next()}@example.org`;

/** Nobody else has it: accounts with one PAN are related. */
export const aPan = (): string => `TESTP${String(next()).padStart(4, "0")}F`;

/** A seller's registration, as it is sent. */
export const aSellerForm = (mobile: string) => ({
  name: "Ravi Seller",
  business_name: "Ravi Metals",
  email: anEmail() as string | null,
  password: PASSWORD as string | null,
  contact: { mobile },
  address: { address: "12 Mill Road", city: "Pune", state: "Maharashtra", pincode: "411001" },
  documents: { pancard: { number: aPan() } },
  login_type: { isBuyer: false, isSeller: true },
});

/** One row of Sell Now, as it is sent. */
export const aDraft = (categoryId: number | string) => ({
  category_id: String(categoryId),
  title: `Copper cable scrap ${next()}`,
  quantity: 500,
  unit: "kg" as const,
  description: "Stripped copper cable, clean and dry.",
  state: "Maharashtra" as const,
  city: "Pune",
  pincode: "411001",
});

export async function aCategory(db: Db): Promise<number> {
  const url = `category-${next()}`;
  const { id } = await db
    .insertInto("categories")
    .values({ url, title: "E-Waste", icon: "/icons/e-waste.webp" })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

const MINUTE = 60_000;

export interface LotOverrides {
  readonly sellerId: number;
  readonly categoryId?: number;
  readonly title?: string;
  readonly approval?: "pending" | "approved" | "refused";
  /** Rupees. */
  readonly marketValue?: number;
  readonly bidIncrement?: number;
  readonly reservePrice?: number;
  readonly softCloseMinutes?: number;
  readonly startsAt?: Date;
  readonly endsAt?: Date;
  readonly hardEndsAt?: Date;
  readonly kilograms?: number;
  /** The stream that its bidders need an authorisation for. */
  readonly requires?: string;
  /** Its bidders' deposit: percent, or rupees. */
  readonly deposit?: { readonly percent: number } | { readonly amount: number };
  readonly payThrough?: "parties" | "market";
  readonly format?: "english" | "tender" | "tender_auction";
  /** Where an auction follows a tender: `endsAt` is then the auction's. */
  readonly tenderEndsAt?: Date;
  readonly auctionStartsAt?: Date;
  readonly best?: number;
  readonly minBidders?: number;
}

/** Stored where an auction follows a tender; null of other lots. */
function rulesOf(overrides: LotOverrides, endsAt: Date): FormatRules | null {
  const { format, tenderEndsAt = endsAt, auctionStartsAt = tenderEndsAt } = overrides;
  if (format !== "tender_auction") return null;
  return {
    tender_ends_at: tenderEndsAt.toISOString(),
    auction_starts_at: auctionStartsAt.toISOString(),
    auction_ends_at: endsAt.toISOString(),
    best: overrides.best ?? null,
    moved_ms: 0,
  };
}

const ruleOf = (asked: NonNullable<LotOverrides["deposit"]>): DepositRule =>
  "percent" in asked
    ? { kind: "percent", percent: asked.percent }
    : { kind: "amount", amount: (asked.amount * 100) as Paise };

/**
 * An approved lot, straight into the tables: open from a minute ago for an hour unless asked
 * otherwise.
 */
export async function aLot(db: Db, overrides: LotOverrides): Promise<{ id: number; url: string }> {
  const n = next();
  const {
    approval = "approved",
    marketValue = 1000,
    bidIncrement,
    reservePrice,
    softCloseMinutes = 0,
  } = overrides;
  const startsAt = overrides.startsAt ?? new Date(Date.now() - MINUTE);
  const endsAt =
    overrides.endsAt ?? new Date(Math.max(Date.now(), startsAt.getTime()) + 60 * MINUTE);
  const timetable = {
    market_value: marketValue * 100,
    bid_increment: bidIncrement === undefined ? null : bidIncrement * 100,
    reserve_price: reservePrice === undefined ? null : reservePrice * 100,
    soft_close_minutes: softCloseMinutes,
    format: overrides.format ?? "english",
    format_rules: rulesOf(overrides, endsAt),
    min_bidders: overrides.minBidders ?? null,
    starts_at: startsAt,
    ends_at: (overrides.format === "tender_auction" && overrides.tenderEndsAt) || endsAt,
    hard_ends_at: overrides.hardEndsAt ?? new Date(endsAt.getTime() + 24 * 60 * MINUTE),
  };
  const goods = {
    url: `lot-${n}`,
    seller_id: overrides.sellerId,
    category_id: overrides.categoryId ?? (await aCategory(db)),
    title: overrides.title ?? `Lot ${n}`,
    description: "Sorted and weighed.",
    quantity_milli: (overrides.kilograms ?? 500) * 1000,
    requires_authorisation: overrides.requires ?? null,
    unit: "kg",
    state: "Maharashtra",
    city: "Pune",
    pincode: "411001",
    approval,
    ...(overrides.deposit && depositColumns(ruleOf(overrides.deposit))),
    pay_through: overrides.payThrough ?? "parties",
  };
  return db.transaction().execute(async (tx) => {
    const [id = 0] = await insertLots(tx, [{ goods }]);
    if (approval === "approved") await scheduleLots(tx, [{ id, ...timetable }]);
    return { id, url: goods.url };
  });
}

/** A bidder's win of a lot that is over; the sale is paid and lifted if so asked. */
export const anAward = (
  db: Db,
  win: { readonly lotId: number; readonly bidderId: number },
  { isCompleted = false } = {},
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const at = new Date();
    const { alias } = await tx
      .selectFrom("bid_orders")
      .select("alias")
      .where("lot_id", "=", win.lotId)
      .where("bidder_id", "=", win.bidderId)
      .executeTakeFirstOrThrow();
    await makeAwards(tx, [{ ...win, alias, at, reason: "close" }]);
    const award = await findAwardOfLot(tx, win.lotId);
    if (!award || !isCompleted) return;
    const by = { actorId: award.sellerId, side: "seller", reason: "paid_and_lifted", at } as const;
    await moveAward(tx, award, { ...by, move: "complete_outside" });
  });

/** The sale of a lot is paid and lifted, as its seller would say. */
export const completeSale = (db: Db, lotId: number) =>
  db
    .updateTable("awards")
    .set({ state: "completed", completed_at: new Date() })
    .where("lot_id", "=", lotId)
    .execute();

/** An id for every text of the market, as SMS_TEMPLATES names them. */
export const allTemplates = registeredTexts()
  .map(({ template }, i) => `${template}=${1107160000000010000n + BigInt(i)}`)
  .join(" ");
