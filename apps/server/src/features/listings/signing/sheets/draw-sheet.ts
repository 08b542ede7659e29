import { formatPrice, formatQuantity, formatRupees, type listings } from "@rebale/contract";
import { type FormatKind, takesBids } from "@rebale/contract/auctions/format-facts";
import { indiaTime } from "@rebale/contract/values/calendar";
import {
  bytesOf,
  newDocument,
  write,
  writeFacts,
  writeHead,
} from "../../../../platform/pdf/pdf.ts";
import { termLines } from "../../terms/term-lines.ts";

/** A version of a sheet as its paper names it. */
export interface DrawnSheet {
  readonly title: string;
  /** Where the lot is shown. */
  readonly address: string;
  readonly version: number;
  readonly sheet: listings.Sheet;
  /** Null as long as nobody has signed it. */
  readonly signed: { readonly by: string; readonly at: Date } | null;
}

/** A lot's sheet on A4, with whose signature it has. */
export default function drawSheet({
  title,
  address,
  version,
  sheet,
  signed,
}: DrawnSheet): Promise<Buffer> {
  const doc = newDocument(`Sheet of the lot: ${title}`);
  writeHead(doc, { address, heading: `Terms of the lot, version ${version}`, title });
  write(
    doc,
    signed
      ? `Signed by ${signed.by} with a code on ${indiaTime(signed.at)} (India).`
      : "Not signed yet.",
  );
  doc.moveDown(0.8);
  writeFacts(doc, linesOf(sheet));
  const bytes = bytesOf(doc);
  doc.end();
  return bytes;
}

const inIndia = (time: string) => `${indiaTime(new Date(time))} (India)`;

type Lines = readonly (readonly [name: string, value: string])[];
const line = (name: string, value: string): Lines => [[name, value]];
const none: Lines = [];
/** A tender alone has neither steps nor late bids. */
const bidLine = ({ format }: Pick<listings.Sheet, "format">, name: string, value: string): Lines =>
  takesBids(format.kind) ? line(name, value) : none;

/**
 * By field of the sheet, in the order of the paper: a field that is signed and has no line does not
 * compile. Null where another's line says it.
 */
const LINES: Readonly<Record<keyof listings.Sheet, ((sheet: listings.Sheet) => Lines) | null>> = {
  quantity: ({ quantity, unit }) => line("Quantity", formatQuantity(quantity, unit)),
  unit: null,
  weight_kg: ({ weight_kg }) =>
    weight_kg === null ? none : line("Weight", formatQuantity(weight_kg, "kg")),
  // Each price names what it is for.
  basis: null,
  market_value: (sheet) => line("Market value (start price)", priced(sheet, sheet.market_value)),
  reserve_price: (sheet) =>
    line(
      "Reserve price",
      sheet.reserve_price === null ? "None" : priced(sheet, sheet.reserve_price),
    ),
  bid_increment: (sheet) =>
    bidLine(
      sheet,
      "Increment",
      sheet.bid_increment === null
        ? "Any amount above the highest bid"
        : priced(sheet, sheet.bid_increment),
    ),
  starts_at: ({ starts_at }) => line("Start of bidding", inIndia(starts_at)),
  ends_at: ({ ends_at, format }) =>
    line(takesBids(format.kind) ? "End of bidding" : "Opening of tenders", inIndia(ends_at)),
  soft_close_minutes: ({ soft_close_minutes: minutes, hard_ends_at, ...sheet }) =>
    bidLine(
      sheet,
      "Late bids",
      minutes === 0
        ? "Do not move the end"
        : `A bid in the last ${minutes} minutes resets the clock to ${minutes} minutes, until ${inIndia(hard_ends_at)} at the latest`,
    ),
  hard_ends_at: null,
  format: formatLines,
  min_bidders: ({ min_bidders }) =>
    min_bidders === null
      ? none
      : line("Companies needed", `${min_bidders}; with fewer it is not sold`),
  invited_only: ({ invited_only }) =>
    invited_only ? line("Who may bid", "Invited companies alone") : none,
  requires_authorisation: ({ requires_authorisation }) =>
    line("Authorisation of bidders", requires_authorisation ?? "None"),
  // Deposits came later: an older lot says nothing of them.
  deposit: ({ deposit }) => (deposit ? line("Deposit of bidders", askedDeposit(deposit)) : none),
  pay_through: ({ pay_through }) =>
    pay_through === "market" ? line("Payment", "Through the market") : none,
  terms: ({ terms }) => (terms ? termLines(terms) : none),
};

/** Names and values of all that is signed. */
export const linesOf = (sheet: listings.Sheet): [name: string, value: string][] =>
  Object.values(LINES)
    .flatMap((lines) => lines?.(sheet) ?? [])
    .map(([name, value]) => [name, value]);

const priced = ({ basis }: listings.Sheet, amount: number) => formatPrice(amount, basis);

/** By format, as the sheet names it; null where it needs no name. */
const FORMATS = {
  english: null,
  tender: "Sealed tender, opened at the end of bidding",
  tender_auction: "Sealed tender, then an auction",
} as const satisfies Record<FormatKind, string | null>;

function formatLines({ format }: listings.Sheet): Lines {
  const { kind, tender_ends_at, auction_starts_at, auction_ends_at, best } = format;
  const name = FORMATS[kind];
  if (!name) return none;
  if (!tender_ends_at || !auction_starts_at || !auction_ends_at) return line("Format", name);
  return [
    ["Format", name],
    ["Opening of tenders", inIndia(tender_ends_at)],
    ["Start of the auction", inIndia(auction_starts_at)],
    ["End of the auction", inIndia(auction_ends_at)],
    ["Who may bid in it", best === null ? "All who tendered" : `The best ${best}`],
  ];
}

const askedDeposit = (deposit: NonNullable<listings.Sheet["deposit"]>): string =>
  deposit.kind === "percent"
    ? `${deposit.percent} % of the value of a bid`
    : formatRupees(deposit.amount ?? 0);
