import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { useForm } from "@mantine/form";
import type { Wallet } from "@rebale/contract/wallet";
import { useState } from "react";
import { Link } from "react-router";
import { t } from "ttag";
import { Refused } from "../../../lib/api/refused.ts";
import { rupees } from "../../../lib/formatting/formatting.ts";
import { amountOf } from "../../../lib/forms/typed-numbers.rules.ts";
import { explain, fieldErrors } from "../../../lib/language/explain.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { Holder } from "../money/holder.tsx";
import { useTopUp } from "../paying/use-top-up.ts";
import classes from "../wallet.module.css";
import { QUICK, topUpFault, wayFor } from "./add.rules.ts";

interface Props {
  wallet: Wallet;
  /** As the address has it; '' for none. */
  amount: string;
  awardId: string | null;
  next: string | null;
  onClose: () => void;
}

/** How much, and how: online, or for more than ₹2 lakh better by bank. */
export function AddMoney({ wallet, amount, awardId, next, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, pay } = useTopUp(onClose);
  const form = useForm<{ amount: number | string }>({
    initialValues: { amount },
    validate: { amount: (typed) => topUpFault(String(typed), awardId !== null) },
  });
  const typed = String(form.values.amount);
  const way = wayFor(typed, awardId !== null);
  const send = async () => {
    setProblem(null);
    await pay({ amount: typed, awardId, next }).catch((error: unknown) => {
      form.setErrors(fieldErrors(error));
      setProblem(problemOf(error));
    });
  };
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(() => void send())}>
      <MoneyField
        label={t`Amount`}
        description={t`UPI, card or net banking. It is credited within minutes.`}
        data-autofocus
        {...form.getInputProps("amount")}
      />
      {!awardId && (
        <QuickAmounts typed={typed} onChoose={(chosen) => form.setFieldValue("amount", chosen)} />
      )}
      {way !== "online" && (
        <p className={classes.note}>
          {way === "transfer"
            ? t`For more than ₹2 lakh a bank transfer is better: UPI and cards often stop at less.`
            : t`More than ₹5 lakh comes by bank transfer only.`}
        </p>
      )}
      {problem && (
        <p className={classes.problem} role="alert">
          {problem} <Link to={transferPath(typed, awardId)}>{t`Use a bank transfer`}</Link>
        </p>
      )}
      <Holder wallet={wallet} />
      {!awardId && <p className={classes.holder}>{t`No interest is paid on a deposit.`}</p>}
      <Group justify="flex-end" gap={10}>
        <ButtonLink
          to={transferPath(typed, awardId)}
          kind={way === "online" ? "quiet" : "main"}
        >{t`By bank transfer`}</ButtonLink>
        {way !== "only_transfer" && (
          <SubmitButton
            busy={busy}
            main={way === "online"}
            variant={way === "online" ? "filled" : "outline"}
          >{t`Pay online`}</SubmitButton>
        )}
      </Group>
    </form>
  );
}

/** A problem of no field: the gateway is away, money is off. */
const problemOf = (error: unknown): string | null =>
  error instanceof Refused && error.errors.some(({ path }) => path === "amount")
    ? null
    : explain(error);

const transferPath = (typed: string, awardId: string | null): string => {
  const query = new URLSearchParams();
  if (amountOf(typed) > 0) query.set("amount", String(amountOf(typed)));
  if (awardId) query.set("award", awardId);
  return query.size > 0 ? `/wallet/transfer?${query}` : "/wallet/transfer";
};

function QuickAmounts({ typed, onChoose }: { typed: string; onChoose: (amount: number) => void }) {
  return (
    <fieldset className={classes.quick} aria-label={t`Quick amounts`}>
      {QUICK.map((amount) => (
        <button
          key={amount}
          type="button"
          className="figures"
          aria-pressed={amountOf(typed) === amount}
          onClick={() => onChoose(amount)}
        >
          {rupees(amount)}
        </button>
      ))}
    </fieldset>
  );
}
