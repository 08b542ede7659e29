import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { t } from "ttag";
import { MoneyField } from "../../ui/fields/money-field.tsx";
import { NumberField } from "../../ui/fields/number-field.tsx";
import { Deductions } from "./deductions.tsx";
import type { TypedTerms } from "./sale-terms.rules.ts";
import classes from "./terms-fields.module.css";

interface Props {
  value: TypedTerms;
  onChange: (value: TypedTerms) => void;
  /** By field, below `path`. */
  errors: Readonly<Record<string, React.ReactNode>>;
  /** The start of the errors' paths. */
  path: string;
}

/** A lot's terms, field by field. */
export function TermsFields({ value, onChange, errors, path }: Props) {
  const error = (field: string) => errors[`${path}.${field}`];
  const set = (change: Partial<TypedTerms>) => onChange({ ...value, ...change });
  type Plain = Exclude<keyof TypedTerms, "deductions">;
  const props = (field: Plain) => ({
    value: value[field],
    error: error(field),
    onChange: (e: { currentTarget: { value: string } }) => set({ [field]: e.currentTarget.value }),
  });
  const number = (field: Plain) => ({
    value: value[field],
    error: error(field),
    onChange: (typed: string) => set({ [field]: typed }),
  });
  return (
    <div className={classes.fields}>
      <NumberField
        label={t`Inspection days`}
        description={t`Days before the end on which the goods can be seen.`}
        inputMode="numeric"
        {...number("inspection_days")}
      />
      <TextInput
        autoComplete="off"
        label={t`Contact for inspection`}
        inputMode="text"
        description={t`Everyone who sees the lot sees this.`}
        {...props("inspection_contact")}
      />
      <NumberField label={t`Quantity tolerance (± %)`} {...number("tolerance_percent")} />
      <NumberField label={t`Payment days`} inputMode="numeric" {...number("payment_days")} />
      <NumberField
        label={t`Grace period (days)`}
        description={t`After the day to pay by, before the sale may be ended.`}
        inputMode="numeric"
        {...number("grace_days")}
      />
      <NumberField
        label={t`Late fee (%)`}
        description={t`Of what is unpaid when its day is over, once.`}
        {...number("late_fee_percent")}
      />
      <NumberField
        label={t`Forfeited if not paid (%)`}
        description={t`Of the deposit; all of it where nothing is agreed.`}
        {...number("forfeit_percent")}
      />
      <NumberField
        label={t`Lifting days`}
        description={t`Counted from the payment.`}
        inputMode="numeric"
        {...number("lifting_days")}
      />
      <MoneyField
        label={t`Ground rent per day (₹)`}
        description={t`After the lifting days.`}
        {...number("ground_rent_per_day")}
        onChange={(typed) => set({ ground_rent_per_day: String(typed) })}
      />
      <NumberField
        label={t`Hours for claims`}
        description={t`For each truck, from when it leaves; none where nothing is agreed.`}
        inputMode="numeric"
        {...number("claim_hours")}
      />
      <NativeSelect
        autoComplete="off"
        label={t`Loading by`}
        data={[
          { value: "", label: t`Not agreed` },
          { value: "buyer", label: t`Buyer` },
          { value: "seller", label: t`Seller` },
        ]}
        {...props("loading_by")}
      />
      <Textarea
        autoComplete="off"
        label={t`Documents needed`}
        inputMode="text"
        description={t`What the buyer must bring to lift the goods, one per line.`}
        autosize
        minRows={2}
        {...props("documents")}
      />
      <Deductions
        rows={value.deductions}
        onChange={(deductions) => set({ deductions })}
        error={(i, field) => error(`deductions.${i}.${field}`)}
      />
    </div>
  );
}
