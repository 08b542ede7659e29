import type { Transfer } from "@rebale/contract/banking";
import { Link } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { orNull } from "../../../lib/api/loader.ts";
import { awards, banking } from "../../../lib/api/operations.ts";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import { OwnAccount } from "../add/own-account.tsx";
import { BackToWallet } from "../back-to-wallet.tsx";
import { Holder } from "../money/holder.tsx";
import { Standing } from "../money/standing.tsx";
import { readMoney } from "../read-wallet-page.ts";
import classes from "../wallet.module.css";
import { dayText, transferStates } from "../wallet-labels.rules.ts";
import type { Route } from "./+types/transfer";
import { ClaimForm } from "./claim-form.tsx";

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const id = new URL(request.url).searchParams.get("award") ?? "";
  const [money, { data }, sale] = await Promise.all([
    readMoney(),
    api.call(banking.ownTransfers),
    /^\d+$/.test(id) ? orNull(api.call(awards.details, { params: { id } })) : null,
  ]);
  return { ...money, transfers: data, sale: sale?.data ?? null };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../../ui/states/waiting.tsx";

/** Money that comes by bank: where to, and telling of what was sent. */
export default function TransferPage({
  loaderData: { wallet, company, transfers, sale },
}: Route.ComponentProps) {
  return (
    <Page
      title={t`Bank transfer`}
      description={t`Add money by bank transfer.`}
      index={false}
      className={classes.page}
    >
      <BackToWallet />
      <h1>{t`Bank transfer`}</h1>
      {!wallet.on ? (
        <Empty title={t`Payment through the market is off`}>
          {t`Buyers and sellers pay each other directly. No lot asks for a deposit.`}
        </Empty>
      ) : company?.status !== "verified" ? (
        <Empty title={t`Your company is not verified yet`}>
          {t`Money may come in once our team has checked your company’s papers: then we know who pays.`}
        </Empty>
      ) : (
        <div className={classes.columns}>
          <section className={classes.card} aria-labelledby="where-to">
            <h2 id="where-to">{t`1. Transfer to your own number`}</h2>
            <p>{t`This account number is your company’s alone. Transfer from your company’s own bank account: what others send is sent back.`}</p>
            <OwnAccount account={wallet.virtual_account} />
            <Holder wallet={wallet} />
          </section>
          <section className={classes.card} aria-labelledby="tell">
            <h2 id="tell">{t`2. Tell us of it`}</h2>
            <p>{t`Then we find it sooner. It is credited when the bank’s statement has it.`}</p>
            <ClaimForm sale={sale} />
          </section>
        </div>
      )}
      <Transfers transfers={transfers} />
    </Page>
  );
}

function Transfers({ transfers }: { transfers: readonly Transfer[] }) {
  if (transfers.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="transfers">
      <h2 id="transfers">{t`Transfers you reported`}</h2>
      <div className={classes.card}>
        <ul className={classes.rows}>
          {transfers.map(({ receipt_id, amount, utr, paid_on, award_id, state, reason }) => (
            <li key={receipt_id} className={classes.row}>
              <div className={classes.facts}>
                <strong className="figures">{rupeesExact(amount)}</strong>
                <span className="figures">
                  {t`UTR ${utr}`} · <span className="unbroken">{dayText(paid_on)}</span>
                  {award_id && (
                    <>
                      {" · "}
                      <Link to={`/award/${award_id}`}>{t`for a sale`}</Link>
                    </>
                  )}
                </span>
                {reason && <span className={classes.reason}>{reason}</span>}
              </div>
              <Standing of={transferStates[state]} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
