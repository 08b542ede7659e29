import { NumberInput, type NumberInputProps } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/NumberInput.css";
import { useWords } from "./use-words.ts";

/**
 * Rupees with Indian grouping while typing; the amount in words below, so that a zero too many is
 * noticed.
 */
export function MoneyField({
  value,
  words = true,
  description,
  ...rest
}: NumberInputProps & { words?: boolean }) {
  const spelled = useWords(words && typeof value === "number" ? value : null);
  return (
    <NumberInput
      autoComplete="off"
      prefix="₹"
      thousandSeparator=","
      thousandsGroupStyle="lakh"
      decimalScale={2}
      min={0}
      max={1e10}
      allowNegative={false}
      hideControls
      inputMode="decimal"
      {...rest}
      value={value}
      description={spelled || description}
      inputWrapperOrder={["label", "input", "description", "error"]}
    />
  );
}
