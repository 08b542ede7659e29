import { takesBids } from "@rebale/contract/auctions/format-facts";
import type { Category } from "@rebale/contract/listings";
import type { SentField } from "@rebale/contract/listings/drafts";
import { jt, t } from "ttag";
import { lotPrice, priceNote, quantity } from "../../../lib/formatting/formatting.ts";
import { duration } from "../../../lib/formatting/relative-time.ts";
import { StageChip } from "../../../shared/lot/card/stage-chip.tsx";
import { formatChip } from "../../../shared/lot/formats/format-labels.ts";
import { isSealed } from "../../../shared/lot/formats/sealed.rules.ts";
import { type Fact, Facts } from "../../../shared/office/facts.tsx";
import { ObjectLink, PartyLink } from "../../../shared/office/object/object-link.tsx";
import { Section } from "../../../shared/office/section.tsx";
import { When } from "../../../shared/office/when.tsx";
import { type OpenedLot, outcomes } from "./lot-row.ts";

const answers = {
  awaited: t`Waiting`,
  accepted: t`Accepted`,
  declined: t`Declined`,
  lapsed: t`No answer in time`,
} as const;

interface OfLot {
  lot: OpenedLot;
  /** They name its sub-category, which says the material. */
  categories: readonly Category[];
}
type Told =
  | SentField
  | ("status" | "invited_only" | "seller" | "created_at" | "relist_of" | "edited_at" | "catalog");

/**
 * By field, in their order: one that a seller sends and the review forgets does not compile. Null
 * where it is said above or beside: in the head, below these, or in the approval's fields.
 */
const factsOf = ({ lot, categories }: OfLot): Readonly<Record<Told, Fact | null>> => ({
  title: null,
  lot_no: null,
  description: null,
  terms: null,
  deposit: null,
  pay_through: null,
  reserve_price: null,
  bid_increment: null,
  format: null,
  min_bidders: null,
  start_at: null,
  end_at: null,
  status: { name: t`Status`, value: <StageChip lot={lot} /> },
  quantity: { name: t`Quantity`, value: quantity(lot.quantity, lot.unit) },
  unit: null,
  category_id: { name: t`Category`, value: lot.category.title },
  sub_category_id: { name: t`Sub-category`, value: subCategoryOf({ lot, categories }) },
  city: { name: t`Place`, value: `${lot.city}, ${lot.state} ${lot.pincode}` },
  state: null,
  pincode: null,
  // It is the place that stands here.
  site_id: null,
  invited_only: lot.invited_only ? { name: t`Seen by`, value: t`Invited companies alone` } : null,
  seller: lot.seller ? { name: t`Seller`, value: <SellerLink seller={lot.seller} /> } : null,
  asking_price: {
    name: t`The seller asks`,
    value: lot.asking_price === null ? t`No price given` : priced(lot, lot.asking_price),
  },
  // Each price says what it is for.
  basis: null,
  created_at: { name: t`Submitted`, value: <When time={lot.created_at} /> },
  relist_of: lot.relist_of
    ? {
        name: t`Listed before as`,
        value: <ObjectLink kind="lot" id={lot.relist_of}>{t`Lot ${lot.relist_of}`}</ObjectLink>,
      }
    : null,
  edited_at: lot.edited_at
    ? { name: t`Edited by the seller`, value: <When time={lot.edited_at} /> }
    : null,
  catalog: {
    name: t`Catalogue`,
    value: lot.catalog && (
      <a href={`/uploads/${lot.catalog.replace(/^\/?(uploads\/)?/, "")}`}>
        {t`Download the catalogue`}
      </a>
    ),
  },
});

/** The seller's facts of it. */
export const LotFacts = (of: OfLot) => (
  <Facts facts={Object.values(factsOf(of)).filter((fact) => fact !== null)} />
);

const subCategoryOf = ({ lot, categories }: OfLot) =>
  categories
    .flatMap(({ sub_category }) => sub_category)
    .find(({ _id }) => _id === lot.sub_category_id)?.title ?? t`Not sure, or mixed`;

export const isUnderWay = ({ status }: OpenedLot) =>
  status === "upcoming" || status === "live" || status === "paused";

/** ₹1,08,000 (₹14.79/kg), or ₹107.50/kg (₹10,75,000 for the lot) */
const priced = (lot: OpenedLot, price: number) => {
  const note = priceNote(price, lot);
  return note ? `${lotPrice(price, lot)} (${note})` : lotPrice(price, lot);
};

/** Its clock stands still: when it ends depends on when it is resumed. */
const LeftOver = ({ lot: { ends_at, paused_at } }: { lot: OpenedLot }) => {
  const left = Date.parse(ends_at ?? "") - Date.parse(paused_at ?? "");
  return <>{t`${duration(left / 1000)} left when it is resumed; the clock is stopped`}</>;
};

const SellerLink = ({ seller }: { seller: NonNullable<OpenedLot["seller"]> }) => (
  <PartyLink company={seller.company?._id} user={seller._id}>
    {seller.company?.name ?? seller.business_name ?? seller.name}
  </PartyLink>
);

/** Nobody knows yet who has tendered. */
export const SealedUntil = ({ lot: { ends_at } }: { lot: OpenedLot }) => (
  <>
    {t`Sealed`}
    {ends_at && <>{jt`, opens ${<When key="opens" time={ends_at} />}`}</>}
  </>
);

const highestText = (lot: OpenedLot): string =>
  lot.heightest ? priced(lot, lot.heightest) : isSealed(lot) ? t`Sealed` : t`No bids`;

/** The rules of bids; a tender alone has none. */
const bidRulesOf = (lot: OpenedLot): Fact[] => [
  {
    name: t`Increment`,
    value: lot.bid_increment === null ? t`Any amount above` : lotPrice(lot.bid_increment, lot),
  },
  {
    name: t`Soft close`,
    value: lot.soft_close_minutes ? t`${lot.soft_close_minutes} minutes` : t`None`,
  },
];

export const Auction = ({ lot }: { lot: OpenedLot }) => (
  <Section title={t`Auction`}>
    <Facts
      facts={[
        {
          name: t`Market value`,
          value: lot.market_value !== null && priced(lot, lot.market_value),
        },
        { name: t`Highest bid`, value: highestText(lot) },
        ...(formatChip(lot) ? [{ name: t`Format`, value: formatChip(lot) }] : []),
        ...(lot.min_bidders ? [{ name: t`Companies needed`, value: String(lot.min_bidders) }] : []),
        { name: t`Bids`, value: isSealed(lot) ? <SealedUntil lot={lot} /> : String(lot.bid_count) },
        {
          name: t`Reserve`,
          value: lot.reserve_price === null ? t`None` : priced(lot, lot.reserve_price),
        },
        ...(takesBids(lot.format.kind) ? bidRulesOf(lot) : []),
        { name: t`Starts`, value: lot.starts_at && <When time={lot.starts_at} /> },
        {
          name: lot.outcome ? t`Ended` : t`Ends`,
          value: lot.paused_at ? (
            <LeftOver lot={lot} />
          ) : (
            lot.ends_at && <When time={lot.ends_at} />
          ),
        },
        ...(lot.state_reason ? [{ name: t`Reason`, value: lot.state_reason }] : []),
        ...(lot.outcome ? [{ name: t`Outcome`, value: outcomes[lot.outcome] }] : []),
        ...(lot.seller_answer
          ? [{ name: t`The seller’s answer`, value: answers[lot.seller_answer] }]
          : []),
      ]}
    />
  </Section>
);
