import { TextInput, type TextInputProps } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { Basis } from "../../lib/formatting.ts";
import { useRupees } from "./rupee-input.tsx";
import { useWords } from "./use-words.ts";

type Props = Omit<TextInputProps, "value" | "onChange"> & {
  value?: number | string;
  onChange?: (value: number | "") => void;
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
    onValue: (typed) => onChange?.(typed === "" || typed === "." ? "" : Number(typed)),
    basis,
  });
  const spelled = useWords(words && value !== "" ? Number(value) : null, basis);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      leftSection="₹"
      {...rest}
      {...rupees}
      description={spelled || description}
      inputWrapperOrder={["label", "input", "description", "error"]}
    />
  );
}
