import { hasTwoStages, takesBids, USUAL_FORMAT } from "@rebale/contract/auctions/format-facts";
import type { Sheet, SheetToSign } from "@rebale/contract/listings";
import { t } from "ttag";
import { dateTime, lotPrice, perBasis, quantity } from "../../../../lib/formatting/formatting.ts";
import { streamNames } from "../../../../lib/formatting/streams.ts";
import { depositText } from "../../../../shared/deposit/deposit-text.ts";
import { formatNames } from "../../../../shared/lot/formats/format-labels.ts";
import { PAYMENT_TERM, termLines } from "../../../../shared/terms/term-lines.ts";

/**
 * A line of the sheet; `was` is null where it stands as it did, or where the seller never named it
 * and the office has added it.
 */
export interface SheetRow {
  readonly name: string;
  readonly value: string;
  readonly was: string | null;
  readonly isAdded: boolean;
  /** Whether it stands on a list of several sheets, too. */
  readonly isMain: boolean;
}

type Part = Partial<Sheet>;
interface Rule {
  readonly name: string;
  /** Nothing of a part that does not name it. */
  readonly say: (part: Part) => string | undefined;
  /** Whether it binds the seller to more than they said; left out where it is always theirs. */
  readonly binds?: (sheet: Sheet) => boolean;
  readonly main?: true | ((sheet: Sheet) => boolean);
}
const always = () => true;
/** A sealed tender alone has no steps, no late bids, and ends with its opening. */
const hasBids = ({ format }: Part): boolean => !format || takesBids(format.kind);
const isUnusual = ({ format }: Sheet) => format.kind !== USUAL_FORMAT;

/**
 * By field of the sheet, in the order of its lines: a field that is signed and has no line does not
 * compile. Null where another's line says it.
 */
const rules: Readonly<Record<keyof Sheet, Rule | readonly Rule[] | null>> = {
  basis: { name: t`Sold`, say: ({ basis }) => basis && (perBasis(basis) || t`as one lot`) },
  format: [
    {
      name: t`Format`,
      say: ({ format }) => format && formatNames[format.kind],
      binds: isUnusual,
      main: isUnusual,
    },
    {
      name: t`Opening of tenders`,
      say: (part) => timeText(hasBids(part) ? part.format?.tender_ends_at : part.ends_at),
      binds: always,
      main: true,
    },
    {
      name: t`Start of the auction`,
      say: ({ format }) => timeText(format?.auction_starts_at),
      binds: always,
    },
    {
      name: t`End of the auction`,
      say: ({ format }) => timeText(format?.auction_ends_at),
      binds: always,
      main: true,
    },
    { name: t`Who may bid in the auction`, say: bestText, binds: always },
  ],
  quantity: {
    name: t`Quantity`,
    say: ({ quantity: n, unit }) => (n && unit ? quantity(n, unit) : undefined),
    main: true,
  },
  unit: null,
  weight_kg: {
    name: t`Weight`,
    say: ({ weight_kg }) => (weight_kg ? quantity(weight_kg, "kg") : undefined),
    binds: always,
  },
  market_value: {
    name: t`Market value (start price)`,
    say: (part) => priced(part, part.market_value),
    binds: always,
    main: true,
  },
  reserve_price: {
    name: t`Reserve price`,
    say: (part) => priced(part, part.reserve_price, t`None`),
    binds: ({ reserve_price }) => reserve_price !== null,
    main: true,
  },
  bid_increment: {
    name: t`Increment`,
    say: (part) =>
      hasBids(part)
        ? priced(part, part.bid_increment, t`Any amount above the highest bid`)
        : undefined,
    binds: ({ bid_increment }) => bid_increment !== null,
  },
  starts_at: {
    name: t`Start of bidding`,
    say: ({ starts_at }) => starts_at && dateTime(starts_at),
    binds: always,
    main: true,
  },
  ends_at: {
    name: t`End of bidding`,
    // A tender alone ends with its opening, above.
    say: (part) => (hasBids(part) ? timeText(part.ends_at) : undefined),
    binds: always,
    main: true,
  },
  soft_close_minutes: {
    name: t`Late bids`,
    say: (part) => (hasBids(part) ? softCloseText(part) : undefined),
    binds: ({ soft_close_minutes }) => soft_close_minutes > 0,
  },
  hard_ends_at: null,
  requires_authorisation: {
    name: t`Bidders need`,
    say: needed,
    binds: ({ requires_authorisation }) => requires_authorisation !== null,
  },
  deposit: {
    name: t`Deposit of bidders`,
    say: ({ deposit }) => (deposit ? depositText(deposit) : undefined),
    binds: ({ deposit }) => deposit !== null,
  },
  pay_through: {
    name: t`How the buyer pays`,
    say: ({ pay_through }) => (pay_through === "market" ? t`Through the market` : undefined),
    binds: ({ pay_through }) => pay_through === "market",
    main: true,
  },
  min_bidders: {
    name: t`Companies needed`,
    say: ({ min_bidders: n }) => (n ? t`${n}; with fewer it is not sold` : undefined),
    binds: ({ min_bidders }) => min_bidders !== null,
    main: true,
  },
  invited_only: {
    name: t`Who sees it and bids`,
    say: ({ invited_only }) => (invited_only ? t`Invited companies alone` : undefined),
    main: true,
  },
  // Its lines are compared one by one.
  terms: null,
};

const timeText = (time: string | null | undefined) => (time ? dateTime(time) : undefined);

/** Nothing where no auction follows tenders. */
function bestText({ format }: Part): string | undefined {
  if (!format || !hasTwoStages(format.kind)) return undefined;
  return format.best === null ? t`All who tendered` : t`The best ${format.best}`;
}

function priced(part: Part, amount: number | null | undefined, none = ""): string | undefined {
  if (amount === undefined) return undefined;
  return amount === null ? none : lotPrice(amount, { basis: part.basis ?? "lot" });
}

function softCloseText({ soft_close_minutes, hard_ends_at }: Part): string | undefined {
  if (soft_close_minutes === undefined || hard_ends_at === undefined) return undefined;
  if (soft_close_minutes === 0) return t`Do not move the end`;
  return t`In the last ${soft_close_minutes} min each resets the clock to ${soft_close_minutes} min, until ${dateTime(hard_ends_at)} at the latest`;
}

function needed({ requires_authorisation: stream }: Part): string | undefined {
  if (stream === undefined) return undefined;
  return stream === null ? t`No authorisation` : t`An authorisation for ${streamNames[stream]}`;
}

/** The sheet to sign, line by line, beside the earlier one. */
export function sheetRows(sheet: Sheet, before: SheetToSign["before"]): SheetRow[] {
  // A price that was proposed without a basis is one of the basis that stands.
  const past: Part = before ? { basis: sheet.basis, ...before.sheet } : {};
  const isProposal = before?.is !== "signed";
  const lines = Object.values(rules).flatMap((rule) => rule ?? []);
  const rows = lines.flatMap(({ name, say, binds, main }) => {
    const value = say(sheet);
    if (!value) return [];
    const was = before ? say(past) : undefined;
    const isAdded = isProposal && !was && (binds?.(sheet) ?? false);
    const isMain = typeof main === "function" ? main(sheet) : main === true;
    return [{ name, value, was: was && was !== value ? was : null, isAdded, isMain }];
  });
  return [...rows, ...termRows(sheet, past, isProposal)];
}

function termRows({ terms }: Sheet, past: Part, isProposal: boolean): SheetRow[] {
  const texts = (part: Part) =>
    new Map(
      (part.terms ? termLines(part.terms) : []).map((one) => [one.name, one.lines.join("; ")]),
    );
  const now = texts({ terms });
  const then = texts(past);
  if (past.terms === undefined)
    return [...now].map(([name, value]) => ({
      ...{ name, value, was: null, isAdded: isProposal },
      isMain: name === PAYMENT_TERM,
    }));
  return [...new Set([...now.keys(), ...then.keys()])].map((name) => {
    const value = now.get(name) ?? t`Not agreed`;
    const was = then.get(name) ?? t`Not agreed`;
    const isMain = name === PAYMENT_TERM;
    return { name, value, was: was === value ? null : was, isAdded: false, isMain };
  });
}
