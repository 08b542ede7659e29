import { paise, percentOf, sum } from "./arithmetic.ts";
import type { PaperRow } from "./book-replies.ts";
import { checkGstr1 } from "./check-gstr1.ts";
import { checkMoney } from "./check-money.ts";
import { checkTally } from "./check-tally.ts";
import {
  entriesOf,
  type Given,
  isIn,
  type Month,
  type OwnPaper,
  papersOf,
  refsOf,
} from "./own-books.ts";
import type { CompanyReply } from "./replies.ts";

const AMOUNTS = ["value", "cgst", "sgst", "igst", "tcs", "total"] as const;
const TCS = 2;

/** The books that a company's accountant fetched, against papers and statement. */
export function checkBooks(company: CompanyReply, given: Given): void {
  const { compare } = given;
  const papers = papersOf(company, given);
  const entries = entriesOf(company);
  for (const month of company.books) {
    const of = (what: string) => `company ${company.id}, ${month.from}: ${what}`;
    const own = papers.filter(({ paper }) => isIn(paper.dated, month));
    for (const book of ["sales", "purchases"] as const)
      checkRegister(
        month[book],
        own.filter((one) => one.book === book),
        (what, said, expected) => compare(of(`${book}, ${what}`), said, expected),
      );
    checkTcs(month, own, (what, said, expected) => compare(of(`TCS, ${what}`), said, expected));
    compare(of("TDS"), month.tds.rows.length, 0);
    checkGstr1(company, month, own, given);
  }
  checkMoney(company, entries, given);
  checkTally(company, { papers, entries }, given);
}

const refOf = ({ paper }: OwnPaper) => `P${paper._id}`;

function checkRegister(
  { rows, totals, sums }: Month["sales"],
  own: readonly OwnPaper[],
  compare: Given["compare"],
): void {
  compare("papers", refsOf(rows), refsOf(own.map((one) => ({ ref: refOf(one) }))));
  const byRef = new Map(rows.map((row) => [row.ref, row]));
  for (const one of own) {
    const row = byRef.get(refOf(one));
    if (row) checkRow(row, one, compare);
  }
  for (const name of AMOUNTS) {
    const expected = sum(own.map(({ sign, paper }) => sign * paise(paper[name])));
    compare(`${name} of all`, paise(totals[name] ?? 0), expected);
    compare(`${name} added up`, paise(sums[name] ?? 0), expected);
  }
}

function checkRow(
  row: PaperRow,
  { paper, sign, awardId, party }: OwnPaper,
  compare: Given["compare"],
) {
  const of = (what: string) => `${row.ref} ${what}`;
  compare(of("number"), row.number, paper.number);
  compare(of("day"), row.dated, paper.dated);
  compare(of("sale"), row.award_id, awardId);
  compare(of("truck"), row.trip_id ?? "", paper.trip_id ?? "");
  if (party !== null) {
    compare(of("party"), row.party, party.name);
    compare(of("party's GSTIN"), row.party_gstin ?? "", party.gstin);
  }
  for (const name of AMOUNTS) compare(of(name), paise(row[name]), sign * paise(paper[name]));
}

/** Two percent of each bill's value and GST. */
function checkTcs({ tcs }: Month, own: readonly OwnPaper[], compare: Given["compare"]): void {
  const bills = own.filter(({ paper }) => paper.kind === "tax_invoice");
  compare("papers", refsOf(tcs.rows), refsOf(bills.map((one) => ({ ref: refOf(one) }))));
  for (const one of bills) {
    const row = tcs.rows.find(({ ref }) => ref === refOf(one));
    const { value, cgst, sgst, igst } = one.paper;
    const base = paise(value) + paise(cgst) + paise(sgst) + paise(igst);
    compare(`${refOf(one)} side`, row?.side ?? "", one.book === "sales" ? "collected" : "paid");
    compare(`${refOf(one)} base`, paise(row?.base ?? 0), base);
    compare(`${refOf(one)} percent`, row?.percent ?? 0, TCS);
    compare(`${refOf(one)} amount`, paise(row?.amount ?? 0), percentOf(base, TCS));
  }
  const all = sum(bills.map(({ paper }) => paise(paper.tcs)));
  compare("of all", paise(tcs.totals.amount ?? 0), all);
  compare("added up", paise(tcs.sums.amount ?? 0), all);
}
