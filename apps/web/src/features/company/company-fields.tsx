import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { UseFormReturnType } from "@mantine/form";
import { t } from "ttag";
import { PanField } from "../../ui/fields/india-fields.tsx";
import classes from "./company.module.css";

interface Values {
  name: string;
  pan: string;
}

/** @param fixed a PAN that stands can no longer be changed */
export function CompanyFields({
  form,
  fixed = false,
}: {
  form: UseFormReturnType<Values>;
  fixed?: boolean;
}) {
  return (
    <div className={classes.fields}>
      <TextInput
        inputMode="text"
        label={t`Business Name`}
        autoComplete="organization"
        withAsterisk
        maxLength={120}
        {...form.getInputProps("name")}
      />
      <PanField
        readOnly={fixed}
        {...form.getInputProps("pan")}
        description={fixed ? t`Cannot be changed` : t`5 letters, 4 digits, 1 letter`}
      />
    </div>
  );
}
