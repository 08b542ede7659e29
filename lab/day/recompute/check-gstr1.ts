import { paise, sum } from "./arithmetic.ts";
import type { Gstr1Reply } from "./book-replies.ts";
import type { Given, Month, OwnPaper } from "./own-books.ts";
import type { CompanyReply } from "./replies.ts";

/** A month's return of what a company sold, against the papers of that month. */

const HEADS = [
  ["txval", "value"],
  ["iamt", "igst"],
  ["camt", "cgst"],
  ["samt", "sgst"],
] as const;
const INVOICES = 1;
const CREDIT_NOTES = 5;

interface Document {
  readonly ctin: string;
  readonly number: string;
  readonly dated: string;
  readonly val: number;
  readonly itms: NonNullable<Gstr1Reply["b2b"]>[number]["inv"][number]["itms"];
}

export function checkGstr1(
  company: CompanyReply,
  { from, gstr1 }: Month,
  own: readonly OwnPaper[],
  { compare: report }: Given,
): void {
  const compare: Given["compare"] = (what, said, expected) =>
    report(`company ${company.id}, GSTR-1 of ${from}, ${what}`, said, expected);
  compare("GSTIN", gstr1.gstin, company.gstin);
  compare("month", gstr1.fp, `${from.slice(5, 7)}${from.slice(0, 4)}`);
  const sold = own.filter(({ book }) => book === "sales");
  const bills = sold.filter(({ sign }) => sign === 1);
  const notes = sold.filter(({ sign }) => sign === -1);
  const invoices = (gstr1.b2b ?? []).flatMap(({ ctin, inv }) =>
    inv.map(({ inum, idt, ...one }) => ({ ...one, ctin, number: inum, dated: idt })),
  );
  const credits = (gstr1.cdnr ?? []).flatMap(({ ctin, nt }) =>
    nt.map(({ nt_num, nt_dt, ...one }) => ({ ...one, ctin, number: nt_num, dated: nt_dt })),
  );
  checkDocuments(invoices, bills, (what, said, expected) => compare(`b2b ${what}`, said, expected));
  checkDocuments(credits, notes, (what, said, expected) => compare(`cdnr ${what}`, said, expected));
  compare("unregistered", gstr1.b2cl || gstr1.b2cs ? 1 : 0, 0);
  for (const [head, name] of HEADS)
    compare(
      `hsn ${head}`,
      sum((gstr1.hsn?.hsn_b2b ?? []).map((row) => paise(row[head]))),
      sum(sold.map(({ sign, paper }) => sign * paise(paper[name]))),
    );
  checkIssued(gstr1, INVOICES, bills, compare);
  checkIssued(gstr1, CREDIT_NOTES, notes, compare);
}

function checkDocuments(
  said: readonly Document[],
  own: readonly OwnPaper[],
  compare: Given["compare"],
): void {
  const numbers = (all: readonly { number: string }[]) =>
    all
      .map(({ number }) => number)
      .sort()
      .join();
  compare("numbers", numbers(said), numbers(own.map(({ paper }) => paper)));
  for (const { paper, party } of own) {
    const one = said.find(({ number }) => number === paper.number);
    compare(`${paper.number} GSTIN`, one?.ctin ?? "", party?.gstin ?? "");
    compare(`${paper.number} day`, one?.dated ?? "", paper.dated.split("-").reverse().join("-"));
    compare(`${paper.number} total`, paise(one?.val ?? 0), paise(paper.total));
    for (const [head, name] of HEADS)
      compare(
        `${paper.number} ${head}`,
        sum((one?.itms ?? []).map(({ itm_det }) => paise(itm_det[head]))),
        paise(paper[name]),
      );
  }
}

function checkIssued(
  { doc_issue }: Gstr1Reply,
  kind: number,
  own: readonly OwnPaper[],
  compare: Given["compare"],
): void {
  const docs = doc_issue?.doc_det.find(({ doc_num }) => doc_num === kind)?.docs ?? [];
  const numbers = own.map(({ paper }) => paper.number).sort();
  compare(`issued ${kind}`, sum(docs.map(({ totnum }) => totnum)), numbers.length);
  compare(`issued ${kind}, net`, sum(docs.map(({ net_issue }) => net_issue)), numbers.length);
  const ends = docs.map(({ from, to }) => `${from}–${to}`).join();
  const first = numbers[0];
  compare(`issued ${kind}, numbers`, ends, first ? `${first}–${numbers.at(-1)}` : "");
}
