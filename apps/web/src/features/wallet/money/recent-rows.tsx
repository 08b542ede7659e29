import type { StatementRow } from "@rebale/contract/wallet";
import { Link } from "react-router";
import { t } from "ttag";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { RowsTable } from "../statement/rows-table.tsx";
import classes from "../wallet.module.css";

/** The latest moves, and the way to all. */
export function RecentRows({ rows }: { rows: readonly StatementRow[] | null }) {
  return (
    <section className={classes.section} aria-labelledby="recent">
      <h2 id="recent">{t`What moved last`}</h2>
      {rows === null ? (
        <FailedPart what={t`What moved last`} />
      ) : rows.length === 0 ? (
        <p>{t`Nothing yet. Every rupee that comes in or goes out is written here.`}</p>
      ) : (
        <RowsTable rows={rows} label={t`What moved last`} />
      )}
      <Link to="/wallet/statement" className={classes.more}>{t`The whole statement`}</Link>
    </section>
  );
}
