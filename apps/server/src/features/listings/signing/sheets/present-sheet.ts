import {
  type listings,
  type Milli,
  type Paise,
  quantityOf,
  rupees,
  rupeesOrNull,
} from "@rebale/contract";
import { USUAL_FORMAT } from "@rebale/contract/auctions/format-facts";
import { timesNow } from "@rebale/contract/auctions/formats";
import { presentDeposit } from "@rebale/contract/listings/deposit-hold";
import { depositOf } from "../../lots/deposit-columns.ts";
import { presentStanding, readProposal } from "../../terms/present-terms.ts";
import type { ProposedSale } from "./proposal.store.ts";
import type { SheetFields } from "./sheets.store.ts";

/** A column has what `jsonb_build_object` wrote: times in UTC, without saying so. */
const iso = (time: string): string => new Date(`${time.replace(" ", "T")}Z`).toISOString();

export function presentSheet(column: unknown): listings.Sheet {
  const fields = column as SheetFields;
  return {
    basis: fields.basis as listings.Sheet["basis"],
    quantity: quantityOf(fields.quantity_milli as Milli),
    unit: fields.unit as listings.Sheet["unit"],
    weight_kg: fields.weight_grams === null ? null : fields.weight_grams / 1000,
    market_value: rupees(fields.market_value as Paise),
    reserve_price: rupeesOrNull(fields.reserve_price),
    bid_increment: rupeesOrNull(fields.bid_increment),
    starts_at: iso(fields.starts_at),
    ends_at: iso(fields.ends_at),
    soft_close_minutes: fields.soft_close_minutes,
    hard_ends_at: iso(fields.hard_ends_at),
    requires_authorisation:
      fields.requires_authorisation as listings.Sheet["requires_authorisation"],
    deposit: presentDeposit(fields.deposit ? depositOf(fields.deposit) : null),
    pay_through: (fields.pay_through ?? "parties") as listings.Sheet["pay_through"],
    format: {
      kind: (fields.format ?? USUAL_FORMAT) as listings.Sheet["format"]["kind"],
      stage: null,
      ...(fields.format_rules ? timesNow(fields.format_rules) : NO_TIMES),
    },
    min_bidders: fields.min_bidders ?? null,
    invited_only: fields.invited_only ?? false,
    terms: presentStanding(fields.terms),
  };
}
const NO_TIMES = {
  ...{ tender_ends_at: null, auction_starts_at: null, auction_ends_at: null },
  best: null,
};

const NO_DEPOSIT = { deposit_kind: null, deposit_percent: null, deposit_amount: null };

/** As far as the seller said anything: the rest was the office's to set. */
export function presentProposedSheet(sale: unknown, terms: unknown): Partial<listings.Sheet> {
  const { basis, starts_at, ends_at, deposit, pay_through, format, min_bidders, ...money } =
    (sale ?? {}) as ProposedSale;
  const amounts = Object.entries(money).map(([name, paise]) => [name, rupees(paise as Paise)]);
  return {
    ...(basis && { basis: basis as listings.Sheet["basis"] }),
    ...Object.fromEntries(amounts),
    ...(starts_at && { starts_at }),
    ...(ends_at && { ends_at }),
    ...(deposit && { deposit: presentDeposit(depositOf({ ...NO_DEPOSIT, ...deposit })) }),
    ...(pay_through && { pay_through: pay_through as listings.Sheet["pay_through"] }),
    ...(format && {
      format: { stage: null, ...NO_TIMES, kind: format.kind, best: format.best ?? null },
    }),
    ...(min_bidders && { min_bidders }),
    ...(terms !== null && { terms: readProposal(terms) }),
  };
}

interface Version {
  readonly version: number;
  readonly fields: unknown;
  readonly made_at: Date;
  readonly signed_at: Date | null;
}
export const presentVersion = ({ version, fields, made_at, signed_at }: Version) => ({
  version,
  made_at: made_at.toISOString(),
  signed_at: signed_at?.toISOString() ?? null,
  sheet: presentSheet(fields),
});
