import { RETENTION_AS_OF } from "@rebale/contract/personal-data/retention";
import { t } from "ttag";
import { date } from "../../lib/formatting/formatting.ts";
import { type RetentionRow, retentionRows, retentionText } from "../../lib/formatting/retention.ts";
import { Page } from "../../ui/layout/page.tsx";
import { CardTable, type Column } from "../../ui/table/card-table.tsx";
import classes from "./data-retention.module.css";
import head from "./policy.module.css";

const columns: readonly Column<RetentionRow>[] = [
  { name: "kind", title: t`What`, heads: true, cell: ({ name }) => name },
  { name: "days", title: t`How long`, cell: ({ days }) => retentionText(days) },
  { name: "why", title: t`Why`, cell: ({ why }) => why },
  {
    name: "source",
    title: t`Source`,
    cell: ({ source, confirmed }) => (
      <span className={classes.source}>
        {source === "own rule" ? t`Our own rule` : source}
        {!confirmed && <small>{t`To be confirmed by our adviser`}</small>}
      </span>
    ),
  },
];

/** How long what is kept of a person, and why: the table that the sweep goes by. */
export default function DataRetention() {
  const day = date(RETENTION_AS_OF);
  return (
    <Page
      title={t`How long we keep your data`}
      description={t`What data Rebale keeps about its members, for how long and why.`}
    >
      <header className={head.head}>
        <div className="wide">
          <h1>{t`How long we keep your data`}</h1>
          <p>{t`As of ${day}`}</p>
        </div>
      </header>
      <div className={`wide ${classes.body}`}>
        <p className={classes.lead}>
          {t`We keep what a trade needs and what the law requires. Everything else is removed automatically when its time is up. Members can download all their data, and ask us to erase their account, under My Profile.`}
        </p>
        <CardTable
          label={t`How long we keep your data`}
          rows={retentionRows}
          columns={columns}
          className={classes.table}
        />
      </div>
    </Page>
  );
}
