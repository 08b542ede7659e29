import { TextInput } from "@mantine/core";
import { t } from "ttag";
import IconX from "~icons/tabler/x";
import { NumberField } from "../../ui/fields/number-field.tsx";
import type { TypedDeduction } from "./sale-terms.rules.ts";
import { deductionExample } from "./term-lines.ts";
import classes from "./terms-fields.module.css";

const MAX = 10;
const blank: TypedDeduction = { what: "", above_percent: "", rate_percent: "" };

interface Props {
  rows: readonly TypedDeduction[];
  onChange: (rows: readonly TypedDeduction[]) => void;
  error: (row: number, field: keyof TypedDeduction) => React.ReactNode;
}

/** Rows of deductions: fault, limit and rate. */
export function Deductions({ rows, onChange, error }: Props) {
  const change = (row: number, change: Partial<TypedDeduction>) =>
    onChange(rows.map((old, i) => (i === row ? { ...old, ...change } : old)));
  const number = (row: number, field: "above_percent" | "rate_percent") => ({
    value: rows[row]?.[field] ?? "",
    error: error(row, field),
    onChange: (typed: string) => change(row, { [field]: typed }),
  });
  return (
    <fieldset className={classes.ladder}>
      <legend>{t`Deductions`}</legend>
      <p>{t`For example moisture, dust or attachments. 100% of what is above is one kilogram off for each kilogram.`}</p>
      {rows.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
        <div key={i} className={classes.rung}>
          <TextInput
            autoComplete="off"
            label={t`For`}
            inputMode="text"
            value={one.what}
            error={error(i, "what")}
            onChange={(e) => change(i, { what: e.currentTarget.value })}
          />
          <NumberField label={t`Above %`} {...number(i, "above_percent")} />
          <NumberField label={t`Less % of what is above`} {...number(i, "rate_percent")} />
          <button
            type="button"
            aria-label={t`Remove this deduction`}
            onClick={() => onChange(rows.filter((_, at) => at !== i))}
          >
            <IconX size={20} aria-hidden />
          </button>
          <p className={classes.example}>{exampleOfTyped(one)}</p>
        </div>
      ))}
      {rows.length < MAX && (
        <button
          type="button"
          className={classes.add}
          onClick={() => onChange([...rows, blank])}
        >{t`Add a deduction`}</button>
      )}
    </fieldset>
  );
}

/** The deduction at the typed numbers; nothing until they are numbers. */
function exampleOfTyped({ what, above_percent, rate_percent }: TypedDeduction): string | null {
  const [above, rate] = [above_percent, rate_percent].map((typed) =>
    typed.trim() === "" ? Number.NaN : Number(typed),
  );
  if (!(Number(above) >= 0 && Number(rate) > 0)) return null;
  return deductionExample({ what, above_percent: Number(above), rate_percent: Number(rate) });
}
