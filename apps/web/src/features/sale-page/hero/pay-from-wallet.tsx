import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { useForm } from "@mantine/form";
import type { Award } from "@rebale/contract/awards";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { awards } from "../../../lib/api/operations.ts";
import { Unreachable } from "../../../lib/api/refused.ts";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { amountOf, rupeesFault } from "../../../lib/forms/typed-numbers.rules.ts";
import { newKey } from "../../../lib/session/new-key.ts";
import { readWallet } from "../../../lib/wallet/wallet.ts";
import classes from "../../../shared/goods/sale.module.css";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";

interface Props {
  award: Award;
  /** Rupees. */
  free: number;
  kind: "main" | "quiet";
}

/** From what is free of the company's deposit: all that is due, or a part of it. */
export function PayFromWallet({ award, free, kind }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton kind={kind} onClick={() => setOpen(true)}>
        {kind === "main"
          ? t`Pay ${rupeesExact(award.due)}`
          : t`Pay a part from the wallet: ${rupeesExact(free)} free`}
      </PlainButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Pay from the wallet`}>
        <Amount award={award} free={free} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Amount({ award, free, onDone }: Omit<Props, "kind"> & { onDone: () => void }) {
  const { due } = award;
  const { revalidate } = useRevalidator();
  // The same amount again, as after a line that broke, is the same payment.
  const [attempt, setAttempt] = useState({ amount: 0, key: "" });
  const form = useForm({
    initialValues: { amount: Math.min(due, free) as number | string },
    validate: { amount: (typed) => amountFault(typed, { due, free }) },
  });
  const send = ({ amount: typed }: { amount: number | string }) =>
    sendForm(form, async () => {
      const amount = amountOf(String(typed));
      const key = attempt.amount === amount ? attempt.key : newKey();
      setAttempt({ amount, key });
      const forget = () => setAttempt({ amount: 0, key: "" });
      try {
        const { data } = await api.call(awards.pay, {
          params: { id: award._id },
          body: { from: "wallet", amount },
          headers: { "idempotency-key": key },
        });
        toast.success(
          data.due > 0
            ? t`Paid. ${rupeesExact(data.due)} is still to come`
            : t`Paid. The seller is told`,
        );
      } catch (error) {
        if (!(error instanceof Unreachable)) {
          forget();
          void revalidate();
        }
        throw error;
      }
      onDone();
      void readWallet();
      await revalidate();
    });
  return (
    <form onSubmit={form.onSubmit(send)} noValidate className={classes.form}>
      <p>
        {t`${rupeesExact(free)} is free in your wallet, ${rupeesExact(due)} is due. You may pay it in parts.`}
      </p>
      <MoneyField label={t`Amount (₹)`} data-autofocus {...form.getInputProps("amount")} />
      <Group justify="flex-end" gap={10} mt={16}>
        <PlainButton kind="quiet" onClick={onDone}>{t`Back`}</PlainButton>
        <SubmitButton busy={form.submitting}>{t`Pay`}</SubmitButton>
      </Group>
    </form>
  );
}

function amountFault(typed: number | string, { due, free }: { due: number; free: number }) {
  if (String(typed).trim() === "") return t`Enter an amount above zero`;
  const fault = rupeesFault(String(typed));
  if (fault) return fault;
  const amount = amountOf(String(typed));
  if (amount > due) return t`No more than ${rupeesExact(due)} is due`;
  return amount > free ? t`${rupeesExact(free)} is free in your wallet` : null;
}
