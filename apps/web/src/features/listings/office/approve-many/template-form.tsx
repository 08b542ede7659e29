import { NativeSelect, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { UseFormReturnType } from "@mantine/form";
import { UNITS } from "@rebale/contract/values/money";
import { MoneyField } from "../../../../ui/fields/money-field.tsx";
import { NumberField } from "../../../../ui/fields/number-field.tsx";
import classes from "../lots.module.css";
import type { TemplateFields } from "./template-fields.rules.ts";

const MINUTES = ["0", "1", "2", "3", "5", "10", "15", "30"];

/** Each lot's value, its steps, and its end. */
export function TemplateForm({ form }: { form: UseFormReturnType<TemplateFields> }) {
  const { value, increment } = form.values;
  const field = form.getInputProps;
  return (
    <div className={classes.form}>
      <NativeSelect
        autoComplete="off"
        label={t`Market value`}
        data={[
          { value: "asked", label: t`A share of what the seller asks` },
          { value: "rate", label: t`A rate times the quantity` },
        ]}
        {...field("value")}
      />
      {value === "asked" ? (
        <NumberField label={t`Percent of what the seller asks`} {...field("value_percent")} />
      ) : (
        <>
          <MoneyField label={t`Rate`} {...field("rate")} />
          <NativeSelect
            autoComplete="off"
            label={t`Rate per`}
            data={[...UNITS]}
            {...field("unit")}
          />
        </>
      )}
      <NativeSelect
        autoComplete="off"
        label={t`Bid increment`}
        data={[
          { value: "none", label: t`None` },
          { value: "percent", label: t`A share of the market value` },
          { value: "amount", label: t`An amount` },
        ]}
        {...field("increment")}
      />
      {increment === "percent" && (
        <NumberField label={t`Percent of the market value`} {...field("increment_percent")} />
      )}
      {increment === "amount" && <MoneyField label={t`Increment`} {...field("increment_amount")} />}
      <NativeSelect
        autoComplete="off"
        label={t`Soft close`}
        data={MINUTES.map((n) => ({
          value: n,
          label: n === "0" ? t`None` : n === "1" ? t`1 minute` : t`${n} minutes`,
        }))}
        {...field("soft_close_minutes")}
      />
      <NumberField
        label={t`Minutes between closings`}
        description={t`0 closes them all at once.`}
        inputMode="numeric"
        {...field("minutes_between")}
      />
      <TextInput type="datetime-local" label={t`Start (IST)`} {...field("start_at")} />
      <TextInput type="datetime-local" label={t`First end (IST)`} {...field("first_end_at")} />
    </div>
  );
}
