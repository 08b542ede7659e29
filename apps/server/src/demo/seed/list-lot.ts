import { paise } from "@rebale/contract";
import { takesBids, USUAL_FORMAT } from "@rebale/contract/auctions/format-facts";
import type { DepositRule } from "@rebale/contract/listings/deposit-hold";
import type { SaleTermsIn } from "@rebale/contract/listings/sale-terms";
import { writePastBids } from "../../features/auctions/index.ts";
import {
  depositColumns,
  type LotPicture,
  lotUrl,
  publishTerms,
} from "../../features/listings/index.ts";
import type { Tx } from "../../platform/db/db.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import type { Chance } from "../chance.ts";
import { termsFor } from "../data/terms.ts";
import type { Lot as Template } from "../data/types.ts";
import {
  type Bid,
  bidsOf,
  ceilingOf,
  type Ending,
  inBasis,
  type Phase,
  type Timetable,
} from "../demo.rules.ts";
import { addLots, type DemoLot, type DemoSale } from "../stores/demo.store.ts";

/** The surroundings a demo lot needs. */
export interface ListingContext {
  /** The admin who approves lots. */
  readonly officeId: number | null;
  readonly places: ReadonlyMap<string, number>;
  readonly sellers: ReadonlyMap<number, number>;
  /** The buyers of such goods, authorised where the lot asks for that. */
  readonly buyersOf: (template: Pick<Template, "category" | "requires">) => readonly number[];
  /** Whose deposits the guide tells: they lead nothing that would hold of them. */
  readonly withOwnDeposit: ReadonlySet<number>;
}
export interface Listing {
  readonly template: Template;
  readonly title: string;
  readonly pictures: readonly LotPicture[];
  readonly createdAt: Date;
  readonly auction: (Timetable & { phase: Phase; ending: Ending | null; isMoving: boolean }) | null;
  readonly refusal?: string;
  readonly inEvent?: boolean;
  readonly deposit?: DepositRule | null;
  /** How it is sold, where that is no open auction for whoever comes. */
  readonly sale?: DemoSale;
  /** For the invited alone, who are named once there are companies. */
  readonly invitedOnly?: boolean;
  /** Over what is usual in its trade. */
  readonly terms?: Partial<SaleTermsIn>;
  /** As they are, in place of the dice's. */
  readonly bids?: readonly Bid[];
}

const MINUTE = 60_000;
const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

function row(
  { template, title, pictures, createdAt, auction, refusal, invitedOnly, ...sold }: Listing,
  { places, sellers }: ListingContext,
  dice: Chance,
): DemoLot {
  const { deposit = null, sale: how } = sold;
  const goods = {
    url: lotUrl(title, dice.below),
    seller_id: sellers.get(template.seller) ?? 0,
    category_id: places.get(template.category) ?? 0,
    sub_category_id: places.get(`${template.category}/${template.sub_category}`) ?? null,
    title,
    description: template.description,
    quantity_milli: Math.round(template.quantity * 1000),
    unit: template.unit,
    basis: template.basis ?? "lot",
    state: template.state,
    city: template.city,
    pincode: template.pincode,
    requires_authorisation: template.requires ?? null,
    pictures: JSON.stringify(asShots(pictures, template.category)),
    created_at: createdAt,
    is_demo: true,
    invited_only: invitedOnly ?? false,
    ...depositColumns(deposit),
    pay_through: deposit?.kind === "percent" ? "market" : "parties",
    // Only a lot that waits for the office is still without a market value.
    asking_price: auction ? null : paise(template.market_value_rupees),
    ...(refusal ? { approval: "refused", refusal_reason: refusal } : {}),
    ...(auction && {
      approval: "approved",
      // Simulated bidders keep to what everybody may bid on.
      is_moving: auction.isMoving && !template.requires,
    }),
  };
  const sale = auction && {
    market_value: paise(template.market_value_rupees),
    reserve_price: template.reserve_rupees === null ? null : paise(template.reserve_rupees),
    bid_increment: takesBids(how?.format ?? USUAL_FORMAT) ? paise(template.increment_rupees) : null,
    soft_close_minutes: auction.softCloseMinutes,
    starts_at: auction.startsAt,
    ends_at: auction.endsAt,
    hard_ends_at: auction.hardEndsAt,
    ...how,
  };
  return { goods, sale };
}

/** A heap, a piece of it from near, and inside; of batteries their label. */
const asShots = (pictures: readonly LotPicture[], category: Template["category"]) => {
  const shots = ["whole", "near", category === "batteries" ? "label" : "inside"] as const;
  return pictures.map((picture, i) => ({ ...picture, ...(shots[i] && { shot: shots[i] }) }));
};

/** The terms of each; those who bid on it in the demo's past have accepted them. */
async function setTerms(
  tx: Tx,
  ids: readonly number[],
  listings: readonly Listing[],
  { officeId }: ListingContext,
): Promise<void> {
  if (officeId === null) return;
  const lots = listings.flatMap(({ template, auction, inEvent, terms }, i) => {
    const id = ids[i];
    return id !== undefined && auction
      ? [{ id, terms: { ...termsFor(template.category, inEvent), ...terms } }]
      : [];
  });
  await publishTerms(tx, lots, officeId);
}

const biddersOf = (
  { template, deposit = null }: Listing,
  { buyersOf, withOwnDeposit }: ListingContext,
) => buyersOf(template).filter((id) => deposit === null || !withOwnDeposit.has(id));

/**
 * Lists lots with their past: bids as true ledger entries, ended ones closed, the others with their
 * close planned.
 */
export async function listLots(
  tx: Tx,
  listings: readonly Listing[],
  context: ListingContext,
  dice: Chance,
  now: Date,
): Promise<number[]> {
  const priced = listings.map((listing) => ({ ...listing, template: inBasis(listing.template) }));
  const ids = await addLots(
    tx,
    priced.map((listing) => row(listing, context, dice)),
  );
  await setTerms(tx, ids, listings, context);
  for (const [i, listing] of priced.entries()) {
    const { template, auction } = listing;
    const bidders = biddersOf(listing, context);
    const lotId = ids[i];
    if (!auction || lotId === undefined) continue;
    const { phase, ending, startsAt, endsAt, softCloseMinutes } = auction;
    if (phase === "ended") {
      // Before the soft close, so that the end stays where it was laid.
      const until = later(endsAt, -(softCloseMinutes + 4) * MINUTE);
      const bids =
        ending === "no_bids"
          ? []
          : (listing.bids ??
            bidsOf(dice, template, {
              ceiling: ceilingOf(dice, template, ending),
              from: startsAt,
              until,
              bidders,
            }));
      await writePastBids(tx, lotId, bids, { at: later(endsAt, 300) });
      continue;
    }
    const isOpen = !listing.sale?.format && !listing.invitedOnly;
    if (phase === "live" && dice.next() < 0.8 && isOpen) {
      const until = new Date(
        Math.min(now.getTime() - MINUTE, endsAt.getTime() - (softCloseMinutes + 1) * MINUTE),
      );
      if (until > startsAt)
        await writePastBids(
          tx,
          lotId,
          bidsOf(dice, template, {
            ceiling: ceilingOf(dice, template, null),
            from: startsAt,
            until,
            bidders,
          }),
        );
    }
    const reminder = new Date(Math.max(startsAt.getTime(), endsAt.getTime() - 10 * MINUTE));
    if (reminder > now)
      await addJob(tx, "notify-ending-soon", { lotId }, { at: reminder, key: `ending:${lotId}` });
  }
  return ids;
}
