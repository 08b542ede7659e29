import type { Award } from "@rebale/contract/awards";
import type { Invoice } from "@rebale/contract/invoices";
import type { ToCome } from "@rebale/contract/settlement";
import { t } from "ttag";
import { kilograms, rupeesExact, signedRupees } from "../../../lib/formatting/formatting.ts";
import classes from "../../../shared/goods/sale.module.css";
import type { Side } from "../../../shared/goods/side.ts";
import { ToComeList } from "../../../shared/to-come/to-come.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { AsSold } from "./as-sold.tsx";
import page from "./money.module.css";
import { type MoneyTable, moneyTableOf } from "./money-table.rules.ts";
import { isPayable } from "./sums.rules.ts";

interface Props {
  award: Award;
  /** Null where they could not be read. */
  papers: readonly Invoice[] | null;
  /** A seller's; null for a buyer. */
  toCome: { readonly data: readonly ToCome[]; readonly total: number } | null;
  side: Side;
}

/** One table of a sale's money: as it was sold, and once trucks are invoiced what they came to. */
export function Money({ award, papers, toCome, side }: Props) {
  const table = papers && moneyTableOf(award, papers, side);
  return (
    <>
      {toCome && <ToComeList rows={toCome.data} total={toCome.total} ofOneSale />}
      {papers === null && <FailedPart what={t`The invoices`} />}
      {table ? (
        <div>
          <Table table={table} />
          <details className={page.sold}>
            <summary>{soldText(award)}</summary>
            <AsSold award={award} isOver />
          </details>
        </div>
      ) : (
        <div>
          <AsSold award={award} />
        </div>
      )}
    </>
  );
}

const Table = ({ table: { rows } }: { table: MoneyTable }) => (
  <dl className={`figures ${classes.sums}`}>
    {rows.map(({ name, amount, isTotal }) => (
      <div key={name} data-total={isTotal}>
        <dt>{name}</dt>
        <dd>{signedRupees(amount)}</dd>
      </div>
    ))}
  </dl>
);

/** So that nobody sets the one sum against the other. */
const soldText = ({ payable, goods: { sold_kg } }: Award): string =>
  sold_kg === null
    ? t`Counted as ${rupeesExact(payable)} when it was sold. What the trucks carried counts.`
    : t`Counted as ${rupeesExact(payable)} for ${kilograms(sold_kg)} when it was sold. What the trucks carried counts.`;

/** The fold's one figure. */
export function moneySum({ award, papers, side }: Omit<Props, "toCome">): string {
  if (award.pay_through === "market" && isPayable(award))
    return side === "buyer"
      ? t`${rupeesExact(award.due)} to pay`
      : t`${rupeesExact(award.due)} still to come`;
  const table = papers && moneyTableOf(award, papers, side);
  return rupeesExact(table ? table.comesTo : award.payable);
}
