import { paise, sum } from "./arithmetic.ts";
import { cameBy, type Given, isIn, type OwnEntry, type OwnPaper, refsOf } from "./own-books.ts";
import type { CompanyReply } from "./replies.ts";
import { type Voucher, vouchersOf } from "./tally-file.ts";

/** Vouchers for Tally, against papers and statement. */

const ACCOUNTS = ["deposit", "held", "paid_in", "proceeds", "leaving", "tax_held"] as const;
const TYPES = {
  sales: { "1": "Sales", "-1": "Credit Note" },
  purchases: { "1": "Purchase", "-1": "Debit Note" },
} as const;

interface Own {
  readonly papers: readonly OwnPaper[];
  readonly entries: readonly OwnEntry[];
}

export function checkTally(company: CompanyReply, own: Own, given: Given): void {
  const compare: Given["compare"] = (what, said, expected) =>
    given.compare(`company ${company.id}, Tally, ${what}`, said, expected);
  let [before, parties] = [0, 0];
  const others = new Set(given.replies.companies.map(({ name }) => name));
  for (const month of company.books) {
    const of = (what: string) => `${month.from}, ${what}`;
    const papers = own.papers.filter(({ paper }) => isIn(paper.dated, month));
    const entries = own.entries.filter(({ day }) => isIn(day, month));
    const vouchers = vouchersOf(month.tally);
    const refs = [...papers.map(({ paper }) => ({ ref: `P${paper._id}` })), ...entries];
    compare(of("vouchers"), refsOf(vouchers), refsOf(refs));
    const byRef = new Map(vouchers.map((voucher) => [voucher.ref, voucher]));
    for (const voucher of vouchers) checkVoucher(voucher, compare);
    for (const paper of papers)
      checkPaper(byRef.get(`P${paper.paper._id}`), paper, { company, compare });
    for (const { ref, day } of entries)
      compare(`${ref} day`, byRef.get(ref)?.date ?? "", day.replaceAll("-", ""));

    const lines = vouchers.filter(({ ref }) => ref.startsWith("J")).flatMap((one) => one.lines);
    const inLedger = (account: string) =>
      -sum(
        lines
          .filter(({ ledger }) => ledger === company.ledgers[account])
          .map(({ amount }) => amount),
      );
    for (const account of ACCOUNTS) {
      const moved = sum(entries.map((entry) => entry.moved.get(account) ?? 0));
      compare(of(`ledger ${account}`), inLedger(account), moved);
    }
    const [came, went] = [entries.map(cameBy), month.statement];
    compare(of("opening"), paise(went.opening), before);
    compare(of("in"), paise(went.in), sum(came.filter((one) => one > 0)));
    compare(of("out"), paise(went.out), -sum(came.filter((one) => one < 0)));
    const ledgers = sum(ACCOUNTS.map(inLedger));
    compare(of("closing"), paise(went.closing), before + ledgers);
    before = paise(went.closing);
    parties += sum(
      vouchers
        .flatMap((voucher) => voucher.lines)
        .filter(({ ledger }) => others.has(ledger))
        .map(({ amount }) => amount),
    );
  }
  compare("closing of all", before, paise(company.closing));
  compare("parties owe", parties, forfeitsOf(company, given));
}

/** All goods that were lifted are paid for: a party's ledger has only lost deposits, which no paper bills. */
function forfeitsOf({ id }: CompanyReply, { through }: Given): number {
  const lost = through.filter(({ sale }) => sale.award.state === "defaulted");
  return sum(
    lost.map(({ sale, seller, expected }) =>
      seller === id ? expected.emd : sale.buyer === id ? -expected.emd : 0,
    ),
  );
}

/** Its debits are its credits. */
function checkVoucher({ ref, lines, narration }: Voucher, compare: Given["compare"]): void {
  compare(`${ref} sum`, sum(lines.map(({ amount }) => amount)), 0);
  compare(`${ref} sides`, lines.filter(({ amount, isDebit }) => amount < 0 !== isDebit).length, 0);
  compare(`${ref} is told`, /^[PJ]\d+/.exec(narration)?.[0] ?? "", ref);
}

function checkPaper(
  said: Voucher | undefined,
  { paper, book, sign, party }: OwnPaper,
  { company: { ledgers }, compare }: { company: CompanyReply; compare: Given["compare"] },
): void {
  const ref = `P${paper._id}`;
  compare(`${ref} type`, said?.type ?? "", TYPES[book][sign === 1 ? "1" : "-1"]);
  compare(`${ref} day`, said?.date ?? "", paper.dated.replaceAll("-", ""));
  const [way, tax, collected] =
    book === "sales" ? [sign, "output", "tcs_payable"] : [-sign, "input", "tcs_receivable"];
  const expected = (
    [
      [book, paper.value],
      [`igst_${tax}`, paper.igst],
      [`cgst_${tax}`, paper.cgst],
      [`sgst_${tax}`, paper.sgst],
      [collected, paper.tcs],
    ] as const
  )
    .filter(([, amount]) => amount !== 0)
    .map(([ledger, amount]) => `${ledgers[ledger]} ${way * paise(amount)}`);
  const lines = said?.lines ?? [];
  const known = new Set(Object.values(ledgers));
  const own = lines.filter(({ ledger }) => known.has(ledger));
  const [other] = lines.filter(({ ledger }) => !known.has(ledger));
  const text = own.map(({ ledger, amount }) => `${ledger} ${amount}`);
  compare(`${ref} ledgers`, text.sort().join(), expected.sort().join());
  compare(`${ref} party`, other?.amount ?? 0, -way * paise(paper.total));
  if (party !== null) compare(`${ref} party's ledger`, other?.ledger ?? "", party.name);
}
