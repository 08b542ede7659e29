import { TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { findMismatches } from "@rebale/contract/values/checks";
import { useState } from "react";
import { DOCUMENTS, FileField, PICTURES } from "../../../ui/fields/file-field.tsx";
import { GstField, PanField } from "../../../ui/fields/india-fields.tsx";
import { mismatchWords } from "../../../ui/fields/mismatch-words.ts";
import { fileComplaint, type RegistrationFiles } from "../accounts.rules.ts";
import { BankFields } from "../bank/bank-fields.tsx";
import classes from "./registration.module.css";
import type { Registering } from "./use-registration.ts";

const HINT = t`PDF or picture, 10 MB at most`;

/** Numbers and papers. What does not fit is shown beside its field; it is sent all the same. */
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
  const { documents, address } = form.getValues();
  const mismatches = findMismatches({
    pan: documents.pancard.number.trim().toUpperCase(),
    gstin: documents.gst_certificate.number.trim().toUpperCase(),
    state: address.state,
  });
  const hint = (of: "pan" | "gstin", otherwise: string) => {
    const mismatch = mismatches.find((m) => m.field === of);
    return mismatch ? <b>{mismatchWords(mismatch)}</b> : otherwise;
  };
  return (
    <>
      <fieldset className={classes.fields}>
        <legend>{t`Tax papers`}</legend>
        <PanField
          withAsterisk={seller}
          {...field("documents.pancard.number")}
          description={hint("pan", t`5 letters, 4 digits, 1 letter`)}
        />
        <FileField label={t`PAN card`} hint={HINT} {...file("panimage")} />
        <GstField
          {...field("documents.gst_certificate.number")}
          description={hint("gstin", t`15 letters and digits`)}
        />
        <FileField label={t`GST certificate`} hint={HINT} {...file("gst_image")} />
        <TextInput
          label={t`Date of incorporation`}
          type="date"
          max="2100-01-01"
          {...field("documents.incorporation_certificate.date_of_incorporation")}
          description={t`For companies only`}
        />
        <FileField label={t`Incorporation certificate`} hint={HINT} {...file("doi")} />
      </fieldset>
      <BankFields registering={registering} seller={seller} />
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
