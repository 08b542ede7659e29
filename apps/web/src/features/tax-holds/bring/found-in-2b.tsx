import type { Reply } from "@rebale/contract";
import type { bring2b } from "@rebale/contract/tax-holds";
import { t } from "ttag";
import { date, rupeesExact } from "../../../lib/formatting/formatting.ts";
import { Mark } from "../../../shared/goods/mark.tsx";
import { differenceText, periodText } from "../../../shared/tax-holds/hold-labels.rules.ts";
import { CardTable, type Column } from "../../../ui/table/card-table.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "./bring.module.css";

type Found = Reply<typeof bring2b>["data"];
type Row = Found["holds"][number];

/** Whether a file has an invoice, as far as this reader has to know. */
const outcomeOf = ({ state }: Row) => {
  if (state === "missing" || state === "disputed")
    return { text: t`Missing`, tone: "bad" } as const;
  if (state === "differs") return { text: t`Less`, tone: "wait" } as const;
  if (state === "waiting") return { text: t`Waits`, tone: "plain" } as const;
  return { text: t`Found`, tone: "good" } as const;
};

const columns: Column<Row>[] = [
  {
    ...{ name: "invoice", title: t`Invoice`, heads: true },
    cell: ({ number }) => <b className="figures">{number}</b>,
  },
  {
    ...{ name: "found", title: t`In this 2B` },
    cell: (row) => <Mark tone={outcomeOf(row).tone}>{outcomeOf(row).text}</Mark>,
  },
  {
    ...{ name: "why", title: t`Difference` },
    cell: ({ differences }) => (
      <span className="figures">
        {differences.length === 0 ? (
          "–"
        ) : (
          <WithDates>{differences.map(differenceText).join(" · ")}</WithDates>
        )}
      </span>
    ),
  },
  {
    ...{ name: "released", title: t`To the seller now`, number: true },
    cell: ({ released }) => rupeesExact(released),
  },
];

/** A 2B, as far as it shows the company's papers: found, less, missing. */
export function FoundIn2b({ found }: { found: Found }) {
  const counts: [string, number][] = [
    [t`Found`, found.found],
    [t`Less`, found.differs],
    [t`Missing`, found.missing],
  ];
  return (
    <section className={classes.found} aria-label={t`What the 2B shows`}>
      <p className="figures">
        <WithDates>
          {t`GSTR-2B of ${periodText(found.period)} for ${found.gstin}, made on ${date(`${found.generated_on} 00:00:00`)}: ${found.documents} papers read.`}
        </WithDates>{" "}
        {found.repeated && <b>{t`This file was read before: nothing moves.`}</b>}
      </p>
      <dl className="figures">
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
        <div>
          <dt>{t`To sellers now`}</dt>
          <dd>{rupeesExact(found.released)}</dd>
        </div>
      </dl>
      {found.holds.length > 0 ? (
        <CardTable rows={found.holds} columns={columns} label={t`Invoices in this 2B`} />
      ) : (
        <p>{t`No invoice whose GST is kept was looked for in this month.`}</p>
      )}
    </section>
  );
}
