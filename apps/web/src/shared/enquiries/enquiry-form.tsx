import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { SERVICES } from "@rebale/contract/content";
import { api } from "../../lib/api/browser.ts";
import { content } from "../../lib/api/operations.ts";
import { sendForm } from "../../lib/forms/send-form.ts";
import { toast } from "../../lib/forms/toast.ts";
import { choiceOf } from "../../lib/names/named.ts";
import { PhoneField } from "../../ui/fields/india-fields.tsx";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";
import { FieldRow } from "../../ui/layout/form-panel.tsx";

export type Service = (typeof SERVICES)[number];

const empty = {
  name: "",
  organisation: "",
  email: "",
  mobile: "",
  city: "",
  state: "",
  message: "",
};

interface Props {
  service: Service;
  /** Null where the list could not be loaded: then the state is typed. */
  states: readonly string[] | null;
  /** An example in the field of what helps us to answer. */
  example: string;
  onSent: (reference: string) => void;
}

/**
 * Nothing typed is lost when sending fails; what the server complains about is shown beside its
 * field.
 */
export function EnquiryForm({ service, states, example, onSent }: Props) {
  const form = useForm({ initialValues: empty });
  const send = (values: typeof empty) =>
    sendForm(form, async () => {
      const { data } = await api.call(content.serviceRequest, {
        body: { service, ...values },
      });
      toast.success(t`Thank you. Your enquiry has the reference ${data.reference}.`);
      onSent(data.reference);
    });
  return (
    <form onSubmit={form.onSubmit(send)} noValidate>
      <FieldRow>
        <TextInput
          inputMode="text"
          label={t`Your name`}
          autoComplete="name"
          maxLength={80}
          {...form.getInputProps("name")}
        />
        <TextInput
          inputMode="text"
          label={t`Organisation`}
          autoComplete="organization"
          maxLength={120}
          {...form.getInputProps("organisation")}
        />
      </FieldRow>
      <FieldRow>
        <TextInput
          inputMode="email"
          label={t`Email`}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...form.getInputProps("email")}
        />
        <PhoneField {...form.getInputProps("mobile")} />
      </FieldRow>
      <FieldRow>
        <TextInput
          inputMode="text"
          label={t`City`}
          autoComplete="address-level2"
          maxLength={80}
          {...form.getInputProps("city")}
        />
        {states ? (
          <NativeSelect
            label={t`State`}
            autoComplete="address-level1"
            data={[{ value: "", label: t`Choose a state` }, ...states.map(choiceOf)]}
            {...form.getInputProps("state")}
          />
        ) : (
          <TextInput
            inputMode="text"
            label={t`State`}
            autoComplete="address-level1"
            maxLength={80}
            {...form.getInputProps("state")}
          />
        )}
      </FieldRow>
      <Textarea
        autoComplete="off"
        inputMode="text"
        label={t`What you need`}
        description={example}
        rows={4}
        maxLength={3000}
        {...form.getInputProps("message")}
      />
      <SubmitButton busy={form.submitting}>{t`Send enquiry`}</SubmitButton>
    </form>
  );
}
