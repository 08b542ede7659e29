import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { useForm } from "@mantine/form";
import type { Wallet } from "@rebale/contract/wallet";
import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { wallet as operations } from "../../../lib/api/operations.ts";
import { rupees } from "../../../lib/formatting/formatting.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { newKey } from "../../../lib/session/new-key.ts";
import { readWallet } from "../../../lib/wallet/wallet.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { Holder } from "../money/holder.tsx";
import classes from "../wallet.module.css";
import { amountFault } from "./withdraw.rules.ts";

/** A company's proceeds from selling cover its bids. */
export function MoveProceeds({ wallet }: { wallet: Wallet }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton
        kind="on-dark"
        onClick={() => setOpen(true)}
      >{t`Use proceeds as deposit`}</PlainButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Use proceeds as deposit`}>
        <MoveForm wallet={wallet} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function MoveForm({ wallet, onClose }: { wallet: Wallet; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const attempt = useRef<{ of: string; key: string } | null>(null);
  const form = useForm<{ amount: number | string }>({
    initialValues: { amount: wallet.proceeds },
    validate: { amount: (typed) => amountFault(String(typed), wallet.proceeds) },
  });
  const send = ({ amount }: typeof form.values) =>
    sendForm(form, async () => {
      const of = String(amount);
      if (attempt.current?.of !== of) attempt.current = { of, key: newKey() };
      const headers = { "idempotency-key": attempt.current.key };
      await api.call(operations.moveProceeds, { body: { amount }, headers });
      attempt.current = null;
      toast.success(t`Moved to your deposit`);
      onClose();
      void readWallet();
      await revalidate();
    });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(send)}>
      <p>{t`It covers your bids at once. What nothing holds may still be withdrawn.`}</p>
      <MoneyField
        label={t`Amount`}
        description={t`At most ${rupees(wallet.proceeds)}`}
        data-autofocus
        {...form.getInputProps("amount")}
      />
      <Holder wallet={wallet} />
      <Group justify="flex-end" gap={10}>
        <PlainButton kind="quiet" onClick={onClose}>{t`Cancel`}</PlainButton>
        <SubmitButton busy={form.submitting}>{t`Move`}</SubmitButton>
      </Group>
    </form>
  );
}
