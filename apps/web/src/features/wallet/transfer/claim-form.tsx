import { Group, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { indiaDay } from "@rebale/contract/values/calendar";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Award } from "@rebale/contract/awards";
import { useRef } from "react";
import { useRevalidator, useSearchParams } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { banking } from "../../../lib/api/operations.ts";
import { rupeesExact } from "../../../lib/formatting/formatting.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { amountOf } from "../../../lib/forms/typed-numbers.rules.ts";
import { newKey } from "../../../lib/session/new-key.ts";
import { readWallet } from "../../../lib/wallet/wallet.ts";
import { MoneyField } from "../../../ui/fields/money-field.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import classes from "../wallet.module.css";

/** Amount, UTR and day of a transfer, for the deposit or for a sale. */
export function ClaimForm({ sale }: { sale: Award | null }) {
  const asked = useSearchParams()[0].get("amount") ?? "";
  const today = indiaDay(new Date());
  const first = amountOf(asked) > 0 ? amountOf(asked) : sale?.due || "";
  const form = useForm<{ amount: number | string; utr: string; paid_on: string }>({
    initialValues: { amount: first, utr: "", paid_on: today },
  });
  const send = useClaim(form, sale);
  return (
    <form
      noValidate
      className={`${classes.form} ${classes.claim}`}
      onSubmit={form.onSubmit((typed) => void send(typed).then((isDone) => isDone && form.reset()))}
    >
      {sale && (
        <p className={classes.note}>
          {sale.due > 0
            ? t`For your purchase ${sale.title}: ${rupeesExact(sale.due)} is due.`
            : t`For your purchase ${sale.title}.`}
        </p>
      )}
      <MoneyField label={t`Amount`} withAsterisk {...form.getInputProps("amount")} />
      <TextInput
        label={t`UTR`}
        description={t`12 digits (IMPS, UPI) or 16 or 22 letters and digits (NEFT, RTGS): your bank shows it with the transfer`}
        inputMode="text"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        withAsterisk
        {...form.getInputProps("utr")}
      />
      <TextInput
        label={t`Day of the transfer`}
        type="date"
        max={today}
        withAsterisk
        {...form.getInputProps("paid_on")}
      />
      <Group justify="flex-end" gap={10}>
        <SubmitButton busy={form.submitting}>{t`Send`}</SubmitButton>
      </Group>
    </form>
  );
}

interface Typed {
  amount: number | string;
  utr: string;
  paid_on: string;
}

/** @returns a function that answers whether it was told */
function useClaim(
  form: { setErrors(errors: Record<string, string>): void },
  sale: Award | null,
): (typed: Typed) => Promise<boolean> {
  const { revalidate } = useRevalidator();
  const attempt = useRef<{ of: string; key: string } | null>(null);
  return async ({ amount, utr, paid_on }) => {
    let isDone = false;
    await sendForm(form, async () => {
      const body = { amount, utr, paid_on, ...(sale && { award_id: sale._id }) };
      const of = JSON.stringify(body);
      if (attempt.current?.of !== of) attempt.current = { of, key: newKey() };
      const headers = { "idempotency-key": attempt.current.key };
      const { data } = await api.call(banking.claimTransfer, { body, headers });
      attempt.current = null;
      toast.success(
        data.state === "matched"
          ? t`It has arrived already: it is credited`
          : t`Thank you. We credit it when the bank shows it.`,
      );
      isDone = true;
      void readWallet();
      await revalidate();
    });
    return isDone;
  };
}
