import { TextInput } from "@mantine/core";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useState } from "react";
import { DOCUMENTS, FileField, PICTURES } from "../../../ui/fields/file-field.tsx";
import { GstField, PanField } from "../../../ui/fields/india-fields.tsx";
import { fileComplaint, type RegistrationFiles } from "../accounts.rules.ts";
import classes from "./registration.module.css";
import type { Registering } from "./use-registration.ts";

const HINT = "PDF or picture, 10 MB at most";

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
        <legend>Tax papers</legend>
        <PanField
          withAsterisk={seller}
          {...field("documents.pancard.number")}
          description="5 letters, 4 digits, 1 letter"
        />
        <FileField label="PAN card" hint={HINT} {...file("panimage")} />
        <GstField
          {...field("documents.gst_certificate.number")}
          description="15 letters and digits"
        />
        <FileField label="GST certificate" hint={HINT} {...file("gst_image")} />
        <TextInput
          label="Date of incorporation"
          type="date"
          max="2100-01-01"
          {...field("documents.incorporation_certificate.date_of_incorporation")}
          description="Of the company, if it is one"
        />
        <FileField label="Incorporation certificate" hint={HINT} {...file("doi")} />
      </fieldset>
      <fieldset className={classes.fields}>
        <legend>Bank</legend>
        <TextInput
          autoComplete="off"
          inputMode="text"
          label="Bank name"
          {...field("documents.bank.bank_name")}
        />
        {!seller && (
          <TextInput
            autoComplete="off"
            inputMode="text"
            label="Branch name"
            {...field("documents.bank.branch_name")}
          />
        )}
        <TextInput
          label="Account number"
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
        <legend>Profile picture</legend>
        <FileField
          label="Photo or logo"
          hint="JPEG, PNG, WebP or AVIF, 10 MB at most"
          {...file("profile_image", "picture")}
        />
      </fieldset>
    </>
  );
}
