import { TextInput, type TextInputProps } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { t } from "ttag";
import { useTypedNumber } from "./rupee-input.tsx";

export type NumberFieldProps = Omit<TextInputProps, "value" | "onChange"> & {
  value?: number | string;
  /** @param typed a plain decimal, or as it was typed where that is no number: never dropped */
  onChange?: (typed: string) => void;
  /** A rate of this basis may be pasted with its unit. */
  basis?: string | undefined;
  /** How many digits may stand behind the point. */
  places?: number;
};

/** A number as people write it, grouped while typing, by the one reader that the market has. */
export function NumberField({
  value = "",
  onChange,
  basis,
  places = 3,
  ...rest
}: NumberFieldProps) {
  const number = useTypedNumber({
    value: String(value),
    onValue: (plain, shown) => onChange?.(plain === "" || plain === "." ? shown : plain),
    basis,
    places,
  });
  const isNoNumber = /[^\d.,]/.test(number.value);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      error={rest.error || (isNoNumber && t`Enter a number`)}
      {...number}
      inputWrapperOrder={["label", "input", "description", "error"]}
    />
  );
}
