import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { BankAccount } from "@rebale/contract/banking";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { orNull } from "../../../lib/api/loader.ts";
import { accounts, banking } from "../../../lib/api/operations.ts";
import { useCommand } from "../../../lib/forms/use-command.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useProof } from "../../../shared/proof/use-proof.tsx";
import { ButtonLink, PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import { WithDates } from "../../../ui/with-dates.tsx";
import { BackToWallet } from "../back-to-wallet.tsx";
import { Holder } from "../money/holder.tsx";
import { readMoney } from "../read-wallet-page.ts";
import classes from "../wallet.module.css";
import { accountName, accountStanding } from "../wallet-labels.rules.ts";
import type { Route } from "./+types/accounts";
import { AddAccount, type Typed } from "./add-account.tsx";

export async function clientLoader() {
  const [money, { data }, profile] = await Promise.all([
    readMoney(),
    api.call(banking.bankAccounts),
    orNull(api.call(accounts.readProfile)),
  ]);
  // Typed once at the registration, it need not be typed again.
  const bank = data.length === 0 ? profile?.data.documents.bank : null;
  const known = {
    holder: money.company?.name ?? "",
    account_no: bank?.account_no ?? "",
    ifsc: bank?.ifsc ?? "",
  };
  return { ...money, known, accounts: data, readAt: Date.now() };
}
clientLoader.hydrate = true as const;

export { Failed as ErrorBoundary } from "../../../ui/states/failed.tsx";
export { WaitingRows as HydrateFallback } from "../../../ui/states/waiting.tsx";

/** Where the company is paid to. */
export default function BankAccounts({
  loaderData: { wallet, rights, known, accounts, readAt },
}: Route.ComponentProps) {
  const [removing, setRemoving] = useState<BankAccount | null>(null);
  const add = rights.owns && <ButtonLink to="?add" kind="main">{t`Add a bank account`}</ButtonLink>;
  return (
    <Page
      title={t`Bank accounts`}
      description={t`Where your company is paid to.`}
      index={false}
      className={classes.page}
    >
      <BackToWallet />
      <h1>{t`Bank accounts`}</h1>
      <Holder wallet={wallet} />
      {accounts.length === 0 ? (
        <Empty title={t`No bank account yet`} next={add}>
          {t`Withdrawals and proceeds are paid to your company’s own account. Our team checks it first.`}
        </Empty>
      ) : (
        <section className={classes.card} aria-label={t`Bank accounts`}>
          <ul className={classes.rows}>
            {accounts.map((account) => (
              <li key={account._id} className={classes.row}>
                <AccountFacts account={account} now={readAt} />
                {rights.owns && (
                  <PlainButton kind="quiet" onClick={() => setRemoving(account)}>
                    {t`Remove`}
                    <span className="unseen"> {accountName(account)}</span>
                  </PlainButton>
                )}
              </li>
            ))}
          </ul>
          <p>{t`Your first account can be paid to at once. After a change, or where your money lay here long before, payouts to the new account begin ${wallet.rules.cooling_hours} hours after our team has accepted it. Owners are told of each new account.`}</p>
          {add && <div className={classes.links}>{add}</div>}
        </section>
      )}
      {!rights.owns && (
        <p
          className={classes.holder}
        >{t`Only an owner of the company adds and removes accounts.`}</p>
      )}
      {rights.owns && <AddDialog known={known} />}
      {removing && <RemoveAccount account={removing} onClose={() => setRemoving(null)} />}
    </Page>
  );
}

const AccountFacts = ({ account, now }: { account: BankAccount; now: number }) => {
  const { words, tone } = accountStanding(account, now);
  return (
    <div className={classes.facts}>
      <strong className="figures">{accountName(account)}</strong>
      <span className="figures">
        {account.holder} · {account.ifsc}
      </span>
      {account.reason && <span className={classes.reason}>{account.reason}</span>}
      <span className={classes.standing} data-tone={tone}>
        <WithDates>{words}</WithDates>
      </span>
    </div>
  );
};

function AddDialog({ known }: { known: Typed }) {
  const [search, setSearch] = useSearchParams();
  const close = () => setSearch({}, { replace: true, preventScrollReset: true });
  return (
    <Dialog open={search.has("add")} onClose={close} title={t`Add a bank account`}>
      <AddAccount known={known} onClose={close} />
    </Dialog>
  );
}

function RemoveAccount({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const { busy, send } = useCommand();
  const { type } = useSession();
  const { prove, dialog } = useProof(api, type === "buyer" ? "phone" : "password");
  const remove = async () => {
    const call = () =>
      prove(() => api.call(banking.removeBankAccount, { params: { id: account._id } }));
    if (await send(call, t`Removed: ${accountName(account)}`)) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t`Remove ${accountName(account)}?`}>
      <p>{t`Nothing is paid to it any more. To use it again you send it with its paper once more.`}</p>
      <Group justify="flex-end" gap={10}>
        <PlainButton kind="quiet" onClick={onClose}>{t`Keep it`}</PlainButton>
        <PlainButton kind="main" disabled={busy} onClick={() => void remove()}>
          {t`Remove`}
        </PlainButton>
      </Group>
      {dialog}
    </Dialog>
  );
}
