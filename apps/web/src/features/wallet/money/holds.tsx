import type { Wallet } from "@rebale/contract/wallet";
import { t } from "ttag";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import { LotCell } from "../../../shared/lot/lot-cell.tsx";
import { CardTable, type Column } from "../../../ui/table/card-table.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import classes from "../wallet.module.css";
import { holdReasons, holdUntil } from "../wallet-labels.rules.ts";

type Hold = Wallet["holds"][number] & { readonly _id: string };

const columns: readonly Column<Hold>[] = [
  {
    ...{ name: "lot", title: t`Lot`, heads: true },
    cell: ({ url, title, why }) => (
      <LotCell to={`/auctiondetail/${url}`} title={title}>
        {holdReasons[why]}
      </LotCell>
    ),
  },
  {
    ...{ name: "until", title: t`Until` },
    cell: (hold) => (
      <span>
        <WithDates>{holdUntil(hold, serverNow()) || "–"}</WithDates>
      </span>
    ),
  },
  {
    ...{ name: "amount", title: t`Held`, number: true },
    cell: ({ amount }) => <b className="figures">{rupeesExact(amount)}</b>,
  },
];

/** The deposit's holds, lot by lot. */
export function Holds({ wallet: { holds }, all }: { wallet: Wallet; all: boolean }) {
  const rows = holds.map((hold) => ({ ...hold, _id: `${hold.product_id} ${hold.why}` }));
  return (
    <section className={classes.section} aria-labelledby="holds">
      <h2 id="holds">{all ? t`What is held` : t`What your bids hold`}</h2>
      {rows.length === 0 ? (
        <p>{t`Nothing. A bid on a lot with a deposit holds a part of yours while it leads.`}</p>
      ) : (
        <CardTable rows={rows} columns={columns} label={t`What is held`} />
      )}
    </section>
  );
}
