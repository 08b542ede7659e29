import { TextInput, type TextInputProps } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { t } from "ttag";
import type { Basis } from "../../lib/formatting.ts";
import { useRupees } from "./rupee-input.tsx";
import { useWords } from "./use-words.ts";

type Props = Omit<TextInputProps, "value" | "onChange"> & {
  value?: number | string;
  /** @param shown as the field shows it: what was typed where that is no number */
  onChange?: (value: number | "", shown: string) => void;
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
  const rupees = useRupees({
    value: String(value),
    onValue: (typed, shown) =>
      onChange?.(typed === "" || typed === "." ? "" : Number(typed), shown),
    basis,
  });
  // Never shown and silently left out.
  const isNoNumber = /[^\d.,]/.test(rupees.value);
  const spelled = useWords(words && value !== "" && !isNoNumber ? Number(value) : null, basis);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      leftSection="₹"
      {...rest}
      error={rest.error || (isNoNumber && t`Enter a number`)}
      {...rupees}
      description={spelled || description}
      inputWrapperOrder={["label", "input", "description", "error"]}
    />
  );
}
