import type { Basis } from "../../lib/formatting/formatting.ts";
import { amountOf } from "../../lib/forms/typed-numbers.rules.ts";
import { NumberField, type NumberFieldProps } from "./number-field.tsx";
import { useAmountInWords } from "./use-amount-in-words.ts";

type Props = Omit<NumberFieldProps, "onChange" | "places" | "basis"> & {
  /** @param typed what was typed where that is no number: the market says what is wrong with it */
  onChange?: (typed: number | string) => void;
  words?: boolean;
  basis?: Basis;
};

/**
 * Rupees with Indian grouping while typing; the amount in words below, so that a zero too many is
 * noticed.
 */
export function MoneyField({
  value = "",
  onChange,
  words = true,
  basis,
  description,
  ...rest
}: Props) {
  const amount = value === "" ? Number.NaN : amountOf(String(value));
  const spelled = useAmountInWords(words && !Number.isNaN(amount) ? amount : null, basis);
  return (
    <NumberField
      leftSection="₹"
      {...rest}
      value={value}
      basis={basis}
      places={2}
      onChange={(typed) => onChange?.(/^[\d.]*\d[\d.]*$/.test(typed) ? Number(typed) : typed)}
      description={spelled || description}
    />
  );
}
