import { TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useState } from "react";
import { DOCUMENTS, FileField, PICTURES } from "../../../ui/fields/file-field.tsx";
import { GstField, PanField } from "../../../ui/fields/india-fields.tsx";
import { fileComplaint, type RegistrationFiles } from "../accounts.rules.ts";
import classes from "./registration.module.css";
import type { Registering } from "./use-registration.ts";

const HINT = t`PDF or picture, 10 MB at most`;

/** Numbers and papers; a branch is asked of buyers only (S3.9). */
export function DocumentFields({
  registering,
  seller = false,
}: {
  registering: Registering;
  seller?: boolean;
}) {
  const { form, files, setFiles } = registering;
  const [wrong, setWrong] = useState<Partial<Record<keyof RegistrationFiles, string | null>>>({});
  const file = (name: keyof RegistrationFiles, what: "document" | "picture" = "document") => ({
    file: files[name],
    error: wrong[name],
    accept: what === "document" ? DOCUMENTS : PICTURES,
    onChange: (chosen: File | null) => {
      const complaint = fileComplaint(chosen, what);
      setWrong({ ...wrong, [name]: complaint });
      setFiles({ ...files, [name]: complaint ? null : chosen });
    },
  });
  const field = (path: string) => ({ ...form.getInputProps(path) });
  return (
    <>
      <fieldset className={classes.fields}>
        <legend>{t`Tax papers`}</legend>
        <PanField
          withAsterisk={seller}
          {...field("documents.pancard.number")}
          description={t`5 letters, 4 digits, 1 letter`}
        />
        <FileField label={t`PAN card`} hint={HINT} {...file("panimage")} />
        <GstField
          {...field("documents.gst_certificate.number")}
          description={t`15 letters and digits`}
        />
        <FileField label={t`GST certificate`} hint={HINT} {...file("gst_image")} />
        <TextInput
          label={t`Date of incorporation`}
          type="date"
          max="2100-01-01"
          {...field("documents.incorporation_certificate.date_of_incorporation")}
          description={t`Of the company, if it is one`}
        />
        <FileField label={t`Incorporation certificate`} hint={HINT} {...file("doi")} />
      </fieldset>
      <fieldset className={classes.fields}>
        <legend>{t`Bank`}</legend>
        <TextInput
          autoComplete="off"
          inputMode="text"
          label={t`Bank name`}
          {...field("documents.bank.bank_name")}
        />
        {!seller && (
          <TextInput
            autoComplete="off"
            inputMode="text"
            label={t`Branch name`}
            {...field("documents.bank.branch_name")}
          />
        )}
        <TextInput
          label={t`Account number`}
          inputMode="numeric"
          autoComplete="off"
          {...field("documents.bank.account_no")}
        />
        <TextInput
          autoComplete="off"
          inputMode="text"
          label="IFSC"
          maxLength={11}
          autoCapitalize="characters"
          {...field("documents.bank.ifsc")}
        />
      </fieldset>
      <fieldset className={classes.fields}>
        <legend>{t`Profile picture`}</legend>
        <FileField
          label={t`Photo or logo`}
          hint={t`JPEG, PNG, WebP or AVIF, 10 MB at most`}
          {...file("profile_image", "picture")}
        />
      </fieldset>
    </>
  );
}
