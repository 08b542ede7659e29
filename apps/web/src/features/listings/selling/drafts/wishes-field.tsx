import { TextInput, type TextInputProps } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { t } from "ttag";
import { perBasis } from "../../../../lib/formatting/formatting.ts";
import { MoneyField } from "../../../../ui/fields/money-field.tsx";
import type { Draft } from "../selling.rules.ts";
import classes from "./drafts.module.css";
import { moneyProps } from "./money-props.ts";

/** What the seller wishes of the auction; the office sets it, and asks for a signature. */
export function WishesField({ form }: { form: UseFormReturnType<Draft> }) {
  const { basis } = form.getValues();
  const price = basis === "lot" ? t`For the whole lot.` : t`In ₹ ${perBasis(basis)}.`;
  const named = (["reserve_price", "bid_increment", "start_at", "end_at"] as const).some(
    (name) => form.errors[name],
  );
  return (
    <details className={`${classes.whole} ${classes.terms}`} open={named || undefined}>
      <summary>{t`Your wishes for the auction`}</summary>
      <p>{t`Our team reviews them and may set something else.`}</p>
      <div className={classes.wishes}>
        <MoneyField
          basis={basis}
          label={t`Reserve price in ₹`}
          description={t`Below it, you decide whether to sell. ${price}`}
          {...moneyProps(form, "reserve_price")}
        />
        <MoneyField
          basis={basis}
          label={t`Minimum bid step in ₹`}
          description={price}
          {...moneyProps(form, "bid_increment")}
        />
        <TimeInput label={t`Start of bidding`} {...form.getInputProps("start_at")} />
        <TimeInput label={t`End of bidding`} {...form.getInputProps("end_at")} />
      </div>
    </details>
  );
}

const TimeInput = (props: TextInputProps) => (
  <TextInput type="datetime-local" autoComplete="off" description={t`Indian time`} {...props} />
);
