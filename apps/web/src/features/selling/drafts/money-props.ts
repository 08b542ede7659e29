import type { UseFormReturnType } from "@mantine/form";
import type { Draft } from "../selling.rules.ts";

/** A draft keeps every field as a text, and what is no number as typed: its rules say so. */
export const moneyProps = (
  form: UseFormReturnType<Draft>,
  name: "asking_price" | "reserve_price" | "bid_increment",
) => ({
  ...form.getInputProps(name),
  onChange: (rupees: number | "", shown: string) =>
    form.setFieldValue(name, rupees === "" ? shown : String(rupees)),
});
