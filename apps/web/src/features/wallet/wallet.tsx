import { useSearchParams } from "react-router";
import { t } from "ttag";
import IconInfoCircle from "~icons/tabler/info-circle";
import type { AsksFirst } from "../../lib/api/first-calls.ts";
import { nextAfterLogin } from "../../lib/session/next-after-login.ts";
import { currentSession, useSession } from "../../lib/session/session.ts";
import { OnItsWay } from "../../shared/paying/on-its-way.tsx";
import { ToComeList } from "../../shared/to-come/to-come.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Empty } from "../../ui/states/empty.tsx";
import type { Route } from "./+types/wallet";
import { amountToAdd } from "./add/add.rules.ts";
import { AddMoney } from "./add/add-money.tsx";
import { OwnAccount } from "./add/own-account.tsx";
import { Head, Short } from "./money/head.tsx";
import { Holds } from "./money/holds.tsx";
import { RecentRows } from "./money/recent-rows.tsx";
import { PaymentNotice } from "./paying/payment-notice.tsx";
import { firstOfWallet, readManagersPart, readMoney } from "./read-wallet-page.ts";
import classes from "./wallet.module.css";
import { hasMoney } from "./wallet.rules.ts";
import { MoveProceeds } from "./withdraw/move-proceeds.tsx";
import { whyNothing } from "./withdraw/withdraw.rules.ts";
import { Withdraw } from "./withdraw/withdraw.tsx";
import { Withdrawals } from "./withdraw/withdrawals.tsx";

export async function clientLoader() {
  const money = await readMoney();
  const sells = currentSession().type === "seller";
  return { ...money, managers: money.rights.manages ? await readManagersPart(sells) : null };
}
clientLoader.hydrate = true as const;
export const handle: AsksFirst = { first: firstOfWallet };

export { Failed as ErrorBoundary } from "../../ui/states/failed.tsx";
export { Waiting as HydrateFallback } from "../../ui/states/waiting.tsx";

/** A company's money with the market: what is free, what is held, and what comes in and goes out. */
export default function WalletPage({ loaderData }: Route.ComponentProps) {
  const { company, wallet } = loaderData;
  const paid = useSearchParams()[0].get("paid");
  return (
    <Page
      title={t`Wallet`}
      description={t`Your company’s money on Rebale.`}
      index={false}
      className={classes.page}
    >
      <h1>{t`Wallet`}</h1>
      {paid ? <PaymentNotice key={paid} id={paid} /> : <OnItsWay awardId={null} />}
      {!wallet.on && <Off hasMoney={hasMoney(wallet)} />}
      {company ? (
        <OwnMoney {...loaderData} />
      ) : (
        <Empty
          title={t`A wallet belongs to a company`}
          next={<ButtonLink to="/company">{t`Name your company`}</ButtonLink>}
        >
          {t`Name the company that you act for. Its deposit and its payments are then shown here.`}
        </Empty>
      )}
    </Page>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function OwnMoney({ wallet, company, rights, managers }: Loaded) {
  const sells = useSession().type === "seller";
  const mayAdd = rights.manages && company?.status === "verified" && wallet.on;
  // Where nothing moves here and nothing ever did there is nothing to show.
  if (!wallet.on && !hasMoney(wallet)) return null;
  return (
    <>
      <Short wallet={wallet} manages={rights.manages} mayAdd={mayAdd} />
      <Head wallet={wallet} sells={sells}>
        {managers && <Actions {...{ wallet, rights, managers, sells }} mayAdd={mayAdd} />}
      </Head>
      {rights.manages && wallet.on && !mayAdd && <VerifyFirst />}
      {!(sells && wallet.holds.length === 0) && <Holds wallet={wallet} all={rights.manages} />}
      {mayAdd && !sells && <ByBank wallet={wallet} />}
      {managers && (
        <>
          {managers.toCome && managers.toCome.data.length > 0 && (
            <div className={classes.section}>
              <ToComeList rows={managers.toCome.data} total={managers.toCome.total} />
            </div>
          )}
          <Withdrawals withdrawals={managers.withdrawals} owns={rights.owns} />
          <RecentRows rows={managers.rows} />
          {mayAdd && sells && <ByBank wallet={wallet} />}
          <nav className={classes.links} aria-label={t`More about your money`}>
            <ButtonLink to="/wallet/accounts" kind="quiet">{t`Bank accounts`}</ButtonLink>
            <ButtonLink to="/books" kind="quiet">{t`Books`}</ButtonLink>
            {wallet.tax_held > 0 && (
              <ButtonLink to="/tax-holds" kind="quiet">{t`GST kept`}</ButtonLink>
            )}
          </nav>
        </>
      )}
      {mayAdd && <AddDialog wallet={wallet} />}
    </>
  );
}

function Actions({
  wallet,
  rights,
  managers,
  sells,
  mayAdd,
}: Pick<Loaded, "wallet" | "rights"> & {
  managers: NonNullable<Loaded["managers"]>;
  sells: boolean;
  mayAdd: boolean;
}) {
  return (
    <>
      {mayAdd && (
        <ButtonLink
          to="?add"
          kind={sells || wallet.short > 0 ? "on-dark" : "main"}
          preventScrollReset
        >{t`Add money`}</ButtonLink>
      )}
      {whyNothing(wallet, rights.owns) === null && (
        <Withdraw
          wallet={wallet}
          accounts={managers.accounts}
          kind={sells && wallet.short === 0 ? "main" : "on-dark"}
        />
      )}
      {rights.owns && wallet.proceeds > 0 && <MoveProceeds wallet={wallet} />}
    </>
  );
}

/** Opened by `?add`, with an amount in it by `?add=10000`, and by `?next` leads on when it is paid. */
function AddDialog({ wallet }: Pick<Loaded, "wallet">) {
  const [search, setSearch] = useSearchParams();
  const close = () => setSearch({}, { replace: true, preventScrollReset: true });
  const award = search.get("award") ?? "";
  return (
    <Dialog
      open={search.has("add")}
      onClose={close}
      title={award ? t`Pay for your purchase` : t`Add money`}
    >
      <AddMoney
        wallet={wallet}
        amount={amountToAdd(search)}
        awardId={/^\d+$/.test(award) ? award : null}
        next={nextAfterLogin(search, "") || null}
        onClose={close}
      />
    </Dialog>
  );
}

const ByBank = ({ wallet }: Pick<Loaded, "wallet">) => (
  <section className={`${classes.card} ${classes.byBank}`} aria-labelledby="by-bank">
    <h2 id="by-bank">{t`Add by bank transfer`}</h2>
    <p>{t`This account number is your company’s alone. Transfer from your company’s own bank account: what others send is sent back.`}</p>
    <OwnAccount account={wallet.virtual_account} />
    <ButtonLink to="/wallet/transfer" kind="quiet">{t`I have transferred`}</ButtonLink>
  </section>
);

const VerifyFirst = () => (
  <section className={`${classes.off} ${classes.verify}`}>
    <IconInfoCircle size={26} stroke={1.7} aria-hidden />
    <div>
      <h2>{t`Your company is not verified yet`}</h2>
      <p>{t`Money may come in once our team has checked your company’s papers: then we know who pays.`}</p>
      <ButtonLink to="/company#papers" kind="quiet">{t`Send the papers`}</ButtonLink>
    </div>
  </section>
);

const Off = ({ hasMoney }: { hasMoney: boolean }) => (
  <section className={classes.off}>
    <IconInfoCircle size={26} stroke={1.7} aria-hidden />
    <div>
      <h2>{t`Payment through the market is off`}</h2>
      <p>
        {hasMoney
          ? t`No money may come in now. What is here stays yours, and may be withdrawn.`
          : t`Buyers and sellers pay each other directly. No lot asks for a deposit.`}
      </p>
    </div>
  </section>
);
