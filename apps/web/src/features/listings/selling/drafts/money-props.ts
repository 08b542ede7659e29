import type { UseFormReturnType } from "@mantine/form";
import type { Draft } from "../selling.rules.ts";

/** A draft keeps every field as a text. */
export const moneyProps = (
  form: UseFormReturnType<Draft>,
  name: "asking_price" | "reserve_price" | "bid_increment",
) => ({
  ...form.getInputProps(name),
  onChange: (typed: number | string) => form.setFieldValue(name, String(typed)),
});
