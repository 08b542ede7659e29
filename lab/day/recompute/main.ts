import { readFileSync } from "node:fs";
import { grams, paise, sum } from "./arithmetic.ts";
import { checkBooks } from "./check-books.ts";
import { type Compare, checkRate, checkSale } from "./check-sale.ts";
import type { Through } from "./own-books.ts";
import type { CompanyReply, Replies, SaleReply } from "./replies.ts";
import type { Expected } from "./sale.ts";

/**
 * Recomputes every rupee and gram of a day from what the market told of it in public.
 * `node main.ts replies.json` prints `{checked, differences}`.
 */

const replies = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Replies;
const differences: string[] = [];
let checked = 0;
const compare: Compare = (what, said, expected) => {
  checked += 1;
  if (said !== expected) differences.push(`${what}: the market says ${said}, it is ${expected}`);
};

/** Their deposit stands for them. */
const UNPAID: ReadonlySet<string> = new Set(["payment_due", "overdue"]);
const { lots, sales, companies, trial, cameIn, made, shown } = replies;
for (const lot of lots) checkRate(lot, sales, compare);
const through: Through[] = [];
for (const sale of sales) {
  const lot = lots.find(({ id }) => id === sale.award.product_id);
  if (lot?.throughMarket)
    through.push({ sale, seller: lot.seller, expected: checkSale(lot, sale, { shown, compare }) });
}
for (const { sale, expected } of through) checkKilograms(sale, expected);
for (const company of companies) {
  checkWallet(company);
  checkStatement(company);
}
checkNumbers();
for (const company of companies) checkBooks(company, { replies, through, compare });
compare("trial balance", sum(trial.map(({ balance }) => paise(balance))), 0);
console.log(JSON.stringify({ checked, differences }));

/** A buyer has what came in less what went to sellers; a seller, what trucks brought. */
function checkWallet({ id, wallet, withdrawals }: CompanyReply): void {
  const of = (what: string) => `company ${id}: ${what}`;
  const bought = through.filter(({ sale }) => sale.buyer === id);
  const sold = through.filter(({ seller }) => seller === id);
  const received = sum(
    cameIn.filter(({ companyId }) => companyId === id).map(({ amount }) => paise(amount)),
  );
  const spent = sum(
    bought.map(({ sale, expected }) =>
      sale.award.state === "defaulted"
        ? expected.emd
        : sum(expected.trucks.map(({ bill, credit }) => bill.total - (credit?.total ?? 0))),
    ),
  );
  const has = paise(wallet.deposit) + paise(wallet.held) + paise(wallet.paid_in);
  compare(of("money of a buyer"), has, received - spent);
  const unpaid = bought.filter(({ sale: { award } }) => UNPAID.has(award.state));
  const holding = sum(unpaid.map(({ expected }) => expected.emd));
  compare(of("held"), paise(wallet.held), holding);
  const paid = bought.filter(({ sale }) => sale.award.state === "paid");
  const lying = sum(paid.map(({ expected }) => expected.payable + expected.late));
  compare(of("paid in"), paise(wallet.paid_in), lying);
  const brought = sum(
    sold.map(({ sale, expected }) =>
      sale.award.state === "defaulted"
        ? expected.emd
        : sum(expected.trucks.map(({ proceeds, freed }) => proceeds + freed)),
    ),
  );
  const out = sum(
    withdrawals.filter(({ state }) => state === "done").map(({ amount }) => paise(amount)),
  );
  compare(of("proceeds"), paise(wallet.proceeds), brought - out);
  const kept = sold.flatMap(({ expected }) => expected.trucks.map((one) => one.kept - one.freed));
  compare(of("kept of GST"), paise(wallet.tax_held), sum(kept));
  compare(of("leaving"), paise(wallet.leaving), 0);
  compare(of("owed"), paise(wallet.owed), 0);
}

/** Every line of a statement together is what the wallet has. */
function checkStatement({ id, wallet, statement, closing }: CompanyReply): void {
  const moved = sum(statement.map((line) => paise(line.in) - paise(line.out)));
  compare(`company ${id}: statement`, moved, paise(closing));
  const all = (["deposit", "held", "paid_in", "proceeds", "tax_held", "leaving"] as const).map(
    (kind) => paise(wallet[kind]),
  );
  compare(`company ${id}: closing`, paise(closing), sum(all) - paise(wallet.owed));
}

/** Every gram that left a yard is on its way, made into something, lost, or in stock. */
function checkKilograms({ award, kilograms }: SaleReply, { out }: Expected): void {
  const of = (what: string) => `sale ${award._id}: kilograms ${what}`;
  const said = made.find(({ awardId }) => awardId === award._id);
  const [products, lost, packed] = [said?.outKg, said?.lossKg, said?.packedKg].map((kg) =>
    grams(kg ?? 0),
  ) as [number, number, number];
  compare(of("that left"), grams(kilograms.lot_kg), out);
  compare(of("on the way"), grams(kilograms.transit_kg), 0);
  compare(of("received"), grams(kilograms.in_kg), out);
  compare(of("made"), grams(kilograms.out_kg), products);
  compare(of("lost"), grams(kilograms.loss_kg), lost);
  compare(of("in stock"), grams(kilograms.stock_kg), out - products - lost);
  compare(of("in evidence"), grams(kilograms.evidence_kg), packed);
}

/** Numbers of each seller's papers run without a gap or a twin. */
function checkNumbers(): void {
  const bySeries = new Map<string, number[]>();
  for (const { sale, seller } of through)
    for (const { kind, number } of sale.invoices) {
      if (kind === "fee_invoice") continue;
      const [series = "", , seq = ""] = number.split("/");
      const key = `${seller} ${series}`;
      bySeries.set(key, [...(bySeries.get(key) ?? []), Number(seq)]);
    }
  for (const [key, numbers] of bySeries) {
    const sorted = numbers.sort((a, b) => a - b);
    compare(`series ${key}`, sorted.join(), sorted.map((_, i) => i + 1).join());
  }
}
