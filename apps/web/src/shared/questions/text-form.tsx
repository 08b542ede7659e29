import { Group, Textarea } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import { t } from "ttag";
import { sendForm } from "../../lib/forms/send-form.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";

interface Props {
  label: string;
  /** The readers, and what is not allowed. */
  help: string;
  yes: string;
  /** Signs. */
  most: number;
  /** The words where nothing is typed. */
  missing: string;
  /** Where it throws, the text stays and the complaint stands beside it. */
  onSend: (text: string) => Promise<void>;
  onBack?: () => void;
  focused?: boolean;
}

/** A question or an answer: one text, in the words that everybody will read. */
export function TextForm({ label, help, yes, most, missing, onSend, onBack, focused }: Props) {
  const form = useForm({
    initialValues: { text: "" },
    validate: { text: (typed) => (typed.trim() ? null : missing) },
  });
  const send = ({ text }: { text: string }) =>
    sendForm(form, async () => {
      await onSend(text.trim());
      form.reset();
    });
  return (
    <form onSubmit={form.onSubmit(send)} noValidate>
      <Textarea
        label={label}
        description={help}
        autosize
        minRows={2}
        maxLength={most}
        autoComplete="off"
        inputMode="text"
        autoFocus={focused}
        {...form.getInputProps("text")}
      />
      <Group justify="flex-end" gap={10} mt={12}>
        {onBack && <PlainButton kind="quiet" onClick={onBack}>{t`Back`}</PlainButton>}
        <SubmitButton busy={form.submitting}>{yes}</SubmitButton>
      </Group>
    </form>
  );
}
