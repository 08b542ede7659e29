import { paise, sum } from "./arithmetic.ts";
import type { ReceiptRow } from "./book-replies.ts";
import { cameBy, type Given, isIn, type OwnEntry, refsOf, type Through } from "./own-books.ts";
import type { CompanyReply } from "./replies.ts";

/** Receipts and payouts, against the statement, the trucks and what payers were told. */

const FROM_OUTSIDE: ReadonlySet<string> = new Set(["top_up", "bank_transfer", "transfer_placed"]);
const OF_SELLER: ReadonlySet<string> = new Set(["trip_released", "forfeit"]);
const SENT: ReadonlySet<string> = new Set(["withdrawal_sent", "withdrawal_reversed"]);
const TAKEN = ["fee", "fee_gst", "gst_tcs", "income_tds", "tax_held"] as const;

const tiedBy = ({ moved }: OwnEntry) => moved.get("tax_held") ?? 0;
function isReceipt(entry: OwnEntry): boolean {
  const { kind, moved } = entry;
  if (OF_SELLER.has(kind)) return moved.has("proceeds");
  if (kind === "tax_released") return moved.has("proceeds");
  return FROM_OUTSIDE.has(kind) && cameBy(entry) !== 0;
}

export function checkMoney(
  company: CompanyReply,
  entries: readonly OwnEntry[],
  { replies, through, compare: report }: Given,
): void {
  const compare: Given["compare"] = (what, said, expected) =>
    report(`company ${company.id}, ${what}`, said, expected);
  for (const month of company.books) {
    const own = entries.filter(({ day }) => isIn(day, month));
    const of = (what: string) => `${month.from}, ${what}`;
    const came = own.filter(isReceipt);
    compare(of("receipts"), refsOf(month.receipts.rows), refsOf(came));
    const net = sum(came.map((entry) => cameBy(entry) - tiedBy(entry)));
    compare(of("receipts of all"), paise(month.receipts.totals.net ?? 0), net);
    compare(of("receipts added up"), paise(month.receipts.sums.net ?? 0), net);
    for (const row of month.receipts.rows) checkReceipt(row, came, compare);
    const went = own.filter(({ kind }) => SENT.has(kind));
    compare(of("payouts"), refsOf(month.payouts.rows), refsOf(went));
    const out = -sum(went.map(cameBy));
    compare(of("payouts of all"), paise(month.payouts.totals.amount ?? 0), out);
    compare(of("payouts added up"), paise(month.payouts.sums.amount ?? 0), out);
  }
  const receipts = company.books.flatMap((month) => month.receipts.rows);
  const netOf = (is: (row: ReceiptRow) => boolean) =>
    sum(receipts.filter(is).map((row) => paise(row.net)));
  const told = replies.cameIn.filter(({ companyId }) => companyId === company.id);
  // A payment for a sale itself is in the statement and in Tally alone.
  const towards = sum(entries.filter(({ kind }) => kind === "award_payment").map(cameBy));
  compare(
    "came from outside",
    netOf(({ kind }) => FROM_OUTSIDE.has(kind)) + towards,
    sum(told.map(({ amount }) => paise(amount))),
  );
  const sold = through.filter(({ seller }) => seller === company.id);
  checkTrucks(sold, receipts, compare);
  const trucks = sold.flatMap(({ expected }) => expected.trucks);
  const freed = sum(trucks.map((truck) => truck.freed));
  compare(
    "freed GST",
    netOf(({ kind }) => kind === "tax_released"),
    freed,
  );
  const lost = sold.filter(({ sale }) => sale.award.state === "defaulted");
  const forfeits = sum(lost.map(({ expected }) => expected.emd));
  compare(
    "forfeits",
    netOf(({ kind }) => kind === "forfeit"),
    forfeits,
  );
  checkPayouts(company, compare);
}

/** Net is gross less all that was taken, and what came to the company's accounts. */
function checkReceipt(row: ReceiptRow, came: readonly OwnEntry[], compare: Given["compare"]): void {
  const entry = came.find(({ ref }) => ref === row.ref);
  if (!entry) return;
  compare(`${row.ref} day`, row.dated, entry.day);
  const taken = sum(TAKEN.map((name) => paise(row[name])));
  compare(`${row.ref} gross less what was taken`, paise(row.gross) - taken, paise(row.net));
  compare(`${row.ref} net`, paise(row.net), cameBy(entry) - tiedBy(entry));
}

function checkTrucks(
  sold: readonly Through[],
  receipts: readonly ReceiptRow[],
  compare: Given["compare"],
): void {
  const released = receipts.filter(({ kind }) => kind === "trip_released");
  const trucks = sold.flatMap(({ expected }) => expected.trucks);
  // Late fee and rent that no truck brings come with a second one of the last.
  compare("released trucks", new Set(released.map(({ trip_id }) => trip_id)).size, trucks.length);
  for (const { tripId, bill, credit, charged, fee, kept, proceeds } of trucks) {
    const of = (what: string) => `receipt of trip ${tripId}: ${what}`;
    const row = released.find(({ trip_id }) => trip_id === tripId);
    compare(of("gross"), paise(row?.gross ?? 0), bill.total - (credit?.total ?? 0));
    compare(of("fee"), paise(row?.fee ?? 0), charged);
    compare(of("GST of the fee"), paise(row?.fee_gst ?? 0), fee - charged);
    compare(of("kept GST"), paise(row?.tax_held ?? 0), kept);
    compare(of("net"), paise(row?.net ?? 0), proceeds);
  }
}

function checkPayouts({ books, withdrawals }: CompanyReply, compare: Given["compare"]): void {
  const done = withdrawals.filter(({ state }) => state === "done");
  const line = ({ amount, utr }: { amount: number; utr: string | null }) => `${utr} ${amount}`;
  const said = books.flatMap((month) => month.payouts.rows).map(line);
  compare("payouts by UTR", said.sort().join(), done.map(line).sort().join());
}
