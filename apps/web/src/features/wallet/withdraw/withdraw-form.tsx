import { Group, NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { BankAccount, WithdrawalSource } from "@rebale/contract/banking";
import type { Wallet } from "@rebale/contract/wallet";
import { useRef } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { banking } from "../../../lib/api/operations.ts";
import { rupees } from "../../../lib/formatting/formatting.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { newKey } from "../../../lib/session/new-key.ts";
import { useSession } from "../../../lib/session/session.ts";
import { readWallet } from "../../../lib/wallet/wallet.ts";
import { useProof } from "../../../shared/proof/use-proof.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { Holder } from "../money/holder.tsx";
import classes from "../wallet.module.css";
import { accountName, accountStanding } from "../wallet-labels.rules.ts";
import { amountFault, isUsable, mostFrom } from "./withdraw.rules.ts";

interface Props {
  wallet: Wallet;
  accounts: readonly BankAccount[];
  onClose: () => void;
}
interface Typed {
  from: WithdrawalSource;
  bank_account_id: string;
  amount: number | string;
}

export function WithdrawForm({ wallet, accounts, onClose }: Props) {
  const now = Date.now();
  const form = useForm<Typed>({
    initialValues: {
      from: wallet.free > 0 || wallet.proceeds === 0 ? "deposit" : "proceeds",
      bank_account_id: accounts.find((one) => isUsable(one, now))?._id ?? accounts[0]?._id ?? "",
      amount: "",
    },
    validate: {
      amount: (typed, { from }) => amountFault(String(typed), mostFrom(wallet, from)),
    },
  });
  const { send, dialog } = useAskWithdrawal(form, onClose);
  const { from, bank_account_id } = form.values;
  const most = mostFrom(wallet, from);
  const account = accounts.find(({ _id }) => _id === bank_account_id);
  return (
    <>
      <form noValidate className={classes.form} onSubmit={form.onSubmit(send)}>
        {wallet.proceeds > 0 && (
          <Source
            wallet={wallet}
            from={from}
            onChoose={(chosen) => form.setFieldValue("from", chosen)}
          />
        )}
        <MoneyField
          label={t`Amount`}
          description={t`At most ${rupees(most)}`}
          data-autofocus
          {...form.getInputProps("amount")}
        />
        <div>
          <PlainButton
            kind="quiet"
            disabled={most === 0}
            onClick={() => form.setFieldValue("amount", most)}
          >{t`All of it: ${rupees(most)}`}</PlainButton>
        </div>
        <NativeSelect
          label={t`To the account`}
          autoComplete="off"
          description={account && accountStanding(account, now).words}
          data={accounts
            .filter(({ status }) => status !== "refused")
            .map((one) => ({ value: one._id, label: accountName(one) }))}
          {...form.getInputProps("bank_account_id")}
        />
        <p className={classes.holder}>
          {t`Two people of our team look at each withdrawal before it goes. After a change of account, payouts begin ${wallet.rules.cooling_hours} hours after our team has accepted the new one.`}
        </p>
        <Holder wallet={wallet} />
        <Group justify="flex-end" gap={10}>
          <PlainButton kind="quiet" onClick={onClose}>{t`Cancel`}</PlainButton>
          <SubmitButton busy={form.submitting}>{t`Withdraw`}</SubmitButton>
        </Group>
      </form>
      {dialog}
    </>
  );
}

/** The same once more, while no answer came, is the same withdrawal. */
function useAskWithdrawal(
  form: { setErrors(errors: Record<string, string>): void },
  onClose: () => void,
) {
  const { revalidate } = useRevalidator();
  const { type } = useSession();
  const { prove, dialog } = useProof(api, type === "buyer" ? "phone" : "password");
  const attempt = useRef<{ of: string; key: string } | null>(null);
  const send = (body: Typed) =>
    sendForm(form, async () => {
      const of = JSON.stringify(body);
      if (attempt.current?.of !== of) attempt.current = { of, key: newKey() };
      const headers = { "idempotency-key": attempt.current.key };
      await prove(() => api.call(banking.askWithdrawal, { body, headers }));
      attempt.current = null;
      toast.success(t`Withdrawal requested`);
      onClose();
      void readWallet();
      await revalidate();
    });
  return { send, dialog };
}

function Source({
  wallet,
  from,
  onChoose,
}: {
  wallet: Wallet;
  from: WithdrawalSource;
  onChoose: (from: WithdrawalSource) => void;
}) {
  const sources = [
    { value: "deposit", text: t`Deposit, ${rupees(wallet.free)} free` },
    { value: "proceeds", text: t`Proceeds, ${rupees(wallet.proceeds)}` },
  ] as const;
  return (
    <fieldset className={classes.choice}>
      <legend>{t`From`}</legend>
      {sources.map(({ value, text }) => (
        <label key={value}>
          <input
            type="radio"
            name="from"
            value={value}
            checked={from === value}
            onChange={() => onChoose(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
