import { Textarea, TextInput } from "@mantine/core";
import { useSearchParams } from "react-router";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import { api } from "../../../lib/api/browser.ts";
import { content } from "../../../lib/api/operations.ts";
import { sendForm } from "../../../lib/forms/send-form.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { PhoneField } from "../../../ui/fields/india-fields.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { FieldRow, FormPanel } from "../../../ui/layout/form-panel.tsx";

const empty = { name: "", email: "", mobile: "", message: "" };

/**
 * S5.7: no rules of its own beyond the fields' kinds; the server answers, and S8.4 says how it is
 * told.
 */
export function ContactForm() {
  const [asked] = useSearchParams();
  const lot = asked.get("lot");
  // A seller comes here from their own lot.
  const message = lot && /^\d{1,15}$/.test(lot) ? t`About lot ${lot}: ` : "";
  const form = useForm({ initialValues: { ...empty, message } });
  const send = (body: typeof empty) =>
    sendForm(form, async () => {
      await api.call(content.contactQuery, { body });
      toast.success(t`Thank you for contacting us. We will get back to you soon.`);
      form.reset();
    });
  return (
    <FormPanel
      title={t`Send us a message`}
      lead={t`Tell us what it is about: a lot's name or an order number helps.`}
    >
      <form onSubmit={form.onSubmit(send)} noValidate>
        <TextInput
          inputMode="text"
          label={t`Name`}
          autoComplete="name"
          maxLength={80}
          {...form.getInputProps("name")}
        />
        <FieldRow>
          <TextInput
            inputMode="email"
            label={t`Email`}
            type="email"
            autoComplete="email"
            maxLength={254}
            {...form.getInputProps("email")}
          />
          <PhoneField label={t`Phone`} {...form.getInputProps("mobile")} />
        </FieldRow>
        <Textarea
          autoComplete="off"
          inputMode="text"
          label={t`Message`}
          rows={5}
          maxLength={3000}
          {...form.getInputProps("message")}
        />
        <SubmitButton busy={form.submitting}>{t`Send message`}</SubmitButton>
      </form>
    </FormPanel>
  );
}
