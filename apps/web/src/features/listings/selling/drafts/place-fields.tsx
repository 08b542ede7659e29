import { NativeSelect, TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { ComponentProps } from "react";
import { t } from "ttag";
import { choiceOf } from "../../../../lib/names/named.ts";
import { LotPincodeField } from "../../../../ui/fields/india-fields.tsx";

type Place = "state" | "city" | "pincode";

interface Props {
  states: readonly string[];
  /** Each field's value, and the fault in it. */
  field: (name: Place) => Pick<
    ComponentProps<typeof TextInput>,
    "value" | "error" | "withAsterisk"
  > & {
    onChange: (event: { currentTarget: { value: string } }) => void;
  };
}

/** Where a lot lies that lies at none of its company's sites. */
export const PlaceFields = ({ states, field }: Props) => (
  <>
    <NativeSelect
      autoComplete="address-level1"
      label={t`State`}
      data={[{ value: "", label: t`Choose a state` }, ...states.map(choiceOf)]}
      {...field("state")}
    />
    <TextInput autoComplete="address-level2" inputMode="text" label={t`City`} {...field("city")} />
    <LotPincodeField {...field("pincode")} />
  </>
);
