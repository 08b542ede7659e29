import { formatPrice, formatQuantity, formatRupees, type listings } from "@rebale/contract";
import type { FormatKind } from "@rebale/contract/auctions/format-facts";
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

/** Names and values of all that is signed. */
export function linesOf(sheet: listings.Sheet): [name: string, value: string][] {
  const { basis, weight_kg, reserve_price, bid_increment, soft_close_minutes: minutes } = sheet;
  const priced = (amount: number) => formatPrice(amount, basis);
  return [
    ["Quantity", formatQuantity(sheet.quantity, sheet.unit)],
    ...(weight_kg === null
      ? []
      : [["Weight", formatQuantity(weight_kg, "kg")] as [string, string]]),
    ["Market value (start price)", priced(sheet.market_value)],
    ["Reserve price", reserve_price === null ? "None" : priced(reserve_price)],
    [
      "Increment",
      bid_increment === null ? "Any amount above the highest bid" : priced(bid_increment),
    ],
    ["Start of bidding", inIndia(sheet.starts_at)],
    ["End of bidding", inIndia(sheet.ends_at)],
    [
      "Late bids",
      minutes === 0
        ? "Do not move the end"
        : `A bid in the last ${minutes} minutes resets the clock to ${minutes} minutes, until ${inIndia(sheet.hard_ends_at)} at the latest`,
    ],
    ...formatLines(sheet),
    ["Authorisation of bidders", sheet.requires_authorisation ?? "None"],
    ...throughLines(sheet),
    ...(sheet.terms ? termLines(sheet.terms) : []),
  ];
}

/** By format, as the sheet names it; null where it needs no name. */
const FORMATS = {
  english: null,
  tender: "Sealed tender, opened at the end of bidding",
  tender_auction: "Sealed tender, then an auction",
} as const satisfies Record<FormatKind, string | null>;

/** An open auction that one bidder is enough for says nothing of it. */
function formatLines({ format, min_bidders, invited_only }: listings.Sheet): [string, string][] {
  const { kind, tender_ends_at, auction_starts_at, auction_ends_at, best } = format;
  const lines: [string, string][] = [];
  const name = FORMATS[kind];
  if (name) lines.push(["Format", name]);
  if (tender_ends_at && auction_starts_at && auction_ends_at)
    lines.push(
      ["Opening of tenders", inIndia(tender_ends_at)],
      ["Start of the auction", inIndia(auction_starts_at)],
      ["End of the auction", inIndia(auction_ends_at)],
      ["Who may bid in it", best === null ? "All who tendered" : `The best ${best}`],
    );
  if (min_bidders !== null)
    lines.push(["Companies needed", `${min_bidders}; with fewer it is not sold`]);
  if (invited_only) lines.push(["Who may bid", "Invited companies alone"]);
  return lines;
}

/** As a lot was sold before there were deposits, nothing is said of them. */
function throughLines({ deposit, pay_through }: listings.Sheet): [string, string][] {
  const asked =
    deposit?.kind === "percent"
      ? `${deposit.percent} % of the value of a bid`
      : formatRupees(deposit?.amount ?? 0);
  return [
    ...(deposit ? [["Deposit of bidders", asked] as [string, string]] : []),
    ...(pay_through === "market" ? [["Payment", "Through the market"] as [string, string]] : []),
  ];
}
