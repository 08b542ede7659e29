import { indiaDay } from "@rebale/contract/values/calendar";
import { Link } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { wallet as operations } from "../../../lib/api/operations.ts";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import { Pager, pageOf } from "../../../ui/tabs/pager.tsx";
import { BackToWallet } from "../back-to-wallet.tsx";
import { Holder } from "../money/holder.tsx";
import { readMoney } from "../read-wallet-page.ts";
import shared from "../wallet.module.css";
import type { Route } from "./+types/statement";
import { Period } from "./period.tsx";
import { RowsTable } from "./rows-table.tsx";
import classes from "./statement.module.css";
import { type Asked, askedOf } from "./statement.rules.ts";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const today = indiaDay(new Date());
  const asked = askedOf(new URL(request.url).searchParams, today);
  const page = pageOf(request.url);
  const [{ wallet }, sheet] = await Promise.all([
    readMoney(),
    api.call(operations.statement, { query: { ...asked, page, rows: 50 } }),
  ]);
  return { wallet, sheet, asked, page, today };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../../ui/states/waiting.tsx";

/** Every rupee that came in or went out, the oldest first, as a bank writes it. */
export default function StatementPage({
  loaderData: { wallet, sheet, asked, page, today },
}: Route.ComponentProps) {
  const { data: rows, totalpage } = sheet;
  return (
    <Page
      title={t`Statement`}
      description={t`What came in and went out of your company’s wallet.`}
      index={false}
      className={shared.page}
    >
      <BackToWallet />
      <h1>{t`Statement`}</h1>
      <Holder wallet={wallet} />
      <Period asked={asked} today={today} />
      <Sums sheet={sheet} />
      <Moves asked={asked} />
      {rows.length === 0 ? (
        <div className={classes.nothing}>
          <Empty drawing="price" title={t`Nothing moved in these days`}>
            {t`Choose more days, or another account.`}
          </Empty>
        </div>
      ) : (
        <RowsTable rows={rows} label={t`Statement`} />
      )}
      <Pager page={page} total={totalpage} of={t`Statement`} />
    </Page>
  );
}

/** Moves between a company's own pots come to nothing: they are shown on request. */
function Moves({ asked: { moves, account, ...asked } }: { asked: Asked }) {
  // A move of one account is in or out like all else.
  if (account) return null;
  const { from, to } = asked;
  const search = new URLSearchParams({ from, to, ...(!moves && { moves: "1" }) });
  return (
    <Link to={`?${search}`} preventScrollReset className={classes.moves}>
      {moves ? t`Hide moves between your own pots` : t`Show moves between your own pots`}
    </Link>
  );
}

/** Opening + in − out = closing; moves between own pots are in none of them. */
function Sums({
  sheet: { opening, in: cameIn, out, closing },
}: {
  sheet: { opening: number; in: number; out: number; closing: number };
}) {
  const sums = [
    { name: t`Opening balance`, amount: opening },
    { name: t`Came in`, amount: cameIn },
    { name: t`Went out`, amount: out },
    { name: t`Closing balance`, amount: closing },
  ];
  return (
    <dl className={`figures ${classes.sums}`}>
      {sums.map(({ name, amount }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{rupeesExact(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
