import IconX from "icon:x";
import { TextInput } from "@mantine/core";
import { t } from "ttag";
import type { TypedDeduction } from "../../lib/sale-terms.rules.ts";
import classes from "./terms-fields.module.css";

const MOST = 10;
const blank: TypedDeduction = { what: "", above_percent: "", rate_percent: "" };

interface Props {
  rows: readonly TypedDeduction[];
  onChange: (rows: readonly TypedDeduction[]) => void;
  error: (row: number, field: keyof TypedDeduction) => React.ReactNode;
}

/** What is deducted, for how much above what. */
export function Deductions({ rows, onChange, error }: Props) {
  const props = (row: number, field: keyof TypedDeduction) => ({
    value: rows[row]?.[field] ?? "",
    error: error(row, field),
    onChange: (e: { currentTarget: { value: string } }) =>
      onChange(rows.with(row, { ...(rows[row] ?? blank), [field]: e.currentTarget.value })),
  });
  return (
    <fieldset className={classes.ladder}>
      <legend>{t`Deductions`}</legend>
      <p>{t`For example moisture, dust or attachments.`}</p>
      {rows.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
        <div key={i} className={classes.rung}>
          <TextInput autoComplete="off" label={t`For`} inputMode="text" {...props(i, "what")} />
          <TextInput
            autoComplete="off"
            label={t`Above %`}
            inputMode="decimal"
            {...props(i, "above_percent")}
          />
          <TextInput
            autoComplete="off"
            label={t`Less %`}
            inputMode="decimal"
            {...props(i, "rate_percent")}
          />
          <button
            type="button"
            aria-label={t`Remove this deduction`}
            onClick={() => onChange(rows.toSpliced(i, 1))}
          >
            <IconX size={20} aria-hidden />
          </button>
        </div>
      ))}
      {rows.length < MOST && (
        <button
          type="button"
          className={classes.add}
          onClick={() => onChange([...rows, blank])}
        >{t`Add a deduction`}</button>
      )}
    </fieldset>
  );
}
