import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import type { BankAccount } from "@rebale/contract/banking";
import type { Wallet } from "@rebale/contract/wallet";
import { useState } from "react";
import { t } from "ttag";
import { type ButtonKind, ButtonLink, PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import classes from "../wallet.module.css";
import { WithdrawForm } from "./withdraw-form.tsx";

interface Props {
  wallet: Wallet;
  /** Null where they could not be read. */
  accounts: readonly BankAccount[] | null;
  kind: ButtonKind;
}

/** To the company's own bank: by an owner, to an account that our team has checked. */
export function Withdraw({ wallet, accounts, kind }: Props) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <PlainButton kind={kind} onClick={() => setOpen(true)}>{t`Withdraw`}</PlainButton>
      <Dialog open={open} onClose={close} title={t`Withdraw money`}>
        {accounts === null ? (
          <FailedPart what={t`Your bank accounts`} />
        ) : accounts.some(({ status }) => status !== "refused") ? (
          <WithdrawForm wallet={wallet} accounts={accounts} onClose={close} />
        ) : (
          <div className={classes.form}>
            <p>{t`Add your company’s bank account first. Our team checks it before anything is paid to it.`}</p>
            <Group justify="flex-end" gap={10}>
              <ButtonLink to="/wallet/accounts?add" kind="main">{t`Add a bank account`}</ButtonLink>
            </Group>
          </div>
        )}
      </Dialog>
    </>
  );
}
