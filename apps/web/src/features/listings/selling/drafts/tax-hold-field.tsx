import { NativeSelect } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { UseFormReturnType } from "@mantine/form";
import { TAX_HOLD_DAYS } from "@rebale/contract/tax-holds/states";
import { useState } from "react";
import { t } from "ttag";
import { readTyped } from "../../../../shared/terms/sale-terms.rules.ts";
import { NumberField } from "../../../../ui/fields/number-field.tsx";
import type { Draft } from "../selling.rules.ts";
import classes from "./drafts.module.css";

interface Props {
  form: UseFormReturnType<Draft>;
  /** Whether the market lets lots offer it. */
  offered: boolean;
}

/** How long a return takes, by how often the seller files. */
const USUAL = ["75", "120", "45"];
const OTHER = "other";

/** A seller's offer beside the price: that the GST waits for the buyer's GSTR-2B. */
export function TaxHoldField({ form, offered }: Props) {
  const { terms, pay_through } = form.getValues();
  const typed = readTyped(terms);
  const days = typed.tax_hold_days;
  const [asksDays, setAsksDays] = useState(days !== "" && !USUAL.includes(days));
  const fault = form.errors["terms.tax_hold_days"];
  // One that was offered before stays in sight: it can be ended.
  if (!offered && days === "" && !fault) return null;
  const set = (tax_hold_days: string) =>
    form.setFieldValue("terms", JSON.stringify({ ...typed, tax_hold_days }));
  const choose = (value: string) => {
    setAsksDays(value === OTHER);
    set(value === OTHER ? "" : value);
  };
  const { from, to } = TAX_HOLD_DAYS;
  return (
    <details
      className={`${classes.whole} ${classes.terms}`}
      open={Boolean(fault) || days !== "" || undefined}
    >
      <summary>{t`GST-safe sale`}</summary>
      <p>
        {t`You may offer that the GST of each truck reaches you only once the buyer’s GSTR-2B shows your invoice. The price reaches you as ever. Who says nothing, lets it go: after the days that you name it is yours.`}
      </p>
      {pay_through !== "market" && (
        <p className={classes.notHere}>
          {t`Only for lots that are paid through Rebale: choose that under Deposit and payment.`}
        </p>
      )}
      <div className={classes.wishes}>
        <NativeSelect
          autoComplete="off"
          label={t`Do you offer it?`}
          data={[
            { value: "", label: t`No` },
            { value: "75", label: t`For 75 days: I file every month` },
            { value: "120", label: t`For 120 days: I file every quarter` },
            { value: "45", label: t`For 45 days: I am a micro or small enterprise` },
            { value: OTHER, label: t`For other days` },
          ]}
          value={asksDays ? OTHER : days}
          error={asksDays ? undefined : fault}
          onChange={(e) => choose(e.currentTarget.value)}
        />
        {asksDays && (
          <NumberField
            label={t`Days after each invoice`}
            description={t`${from} to ${to} whole days`}
            inputMode="numeric"
            places={0}
            value={days}
            error={fault}
            onChange={set}
          />
        )}
      </div>
      <p>
        {t`Micro and small enterprises: take 45 days or leave it, as the law has you paid within 45 days. To be confirmed by your adviser.`}
      </p>
    </details>
  );
}
