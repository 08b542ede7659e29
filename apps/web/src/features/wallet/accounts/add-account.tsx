import { Group, TextInput } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { banking } from "../../../lib/api/operations.ts";
import { fileFault } from "../../../lib/forms/file-faults.rules.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useProof } from "../../../shared/proof/use-proof.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { DOCUMENTS, FileField } from "../../../ui/fields/file-field.tsx";
import { AccountField, IfscField } from "../../../ui/fields/india-fields.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import classes from "../wallet.module.css";

/** Number, branch, and a paper that shows both; `known` from the registration. */
export function AddAccount({ known, onClose }: { known: Typed; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const form = useForm({ initialValues: { ...known, document: "" } });
  const { send, dialog } = useSendAccount(form, file, onClose);
  const choose = (chosen: File | null) => {
    const fault = chosen && fileFault(chosen, "document");
    form.setFieldError("document", fault);
    setFile(fault ? null : chosen);
  };
  return (
    <>
      <form noValidate className={classes.form} onSubmit={form.onSubmit(send)}>
        {known.account_no && (
          <p>{t`This is the account of your registration. Check it, and send its paper.`}</p>
        )}
        <TextInput
          label={t`Account holder`}
          description={t`Your company’s name, as the bank has it`}
          inputMode="text"
          autoComplete="off"
          maxLength={120}
          withAsterisk
          data-autofocus
          {...form.getInputProps("holder")}
        />
        <AccountField withAsterisk {...form.getInputProps("account_no")} />
        <IfscField withAsterisk {...form.getInputProps("ifsc")} />
        <FileField
          label={t`Cancelled cheque or bank statement`}
          hint={t`PDF or picture, 10 MB at most`}
          accept={DOCUMENTS}
          file={file}
          error={form.errors.document as string | undefined}
          onChange={choose}
        />
        <Group justify="flex-end" gap={10}>
          <PlainButton kind="quiet" onClick={onClose}>{t`Cancel`}</PlainButton>
          <SubmitButton busy={form.submitting}>{t`Send`}</SubmitButton>
        </Group>
      </form>
      {dialog}
    </>
  );
}

/** An account as it is typed. */
export interface Typed {
  holder: string;
  account_no: string;
  ifsc: string;
}

function useSendAccount(
  form: { setErrors(errors: Record<string, string>): void },
  file: File | null,
  onClose: () => void,
) {
  const { revalidate } = useRevalidator();
  const { type } = useSession();
  const { prove, dialog } = useProof(api, type === "buyer" ? "phone" : "password");
  const send = ({ holder, account_no, ifsc }: Typed) =>
    sendForm(form, async () => {
      const body = { holder, account_no, ifsc };
      await prove(() => api.call(banking.addBankAccount, { body, files: { document: file } }));
      toast.success(t`Sent. Our team checks it.`);
      onClose();
      await revalidate();
    });
  return { send, dialog };
}
