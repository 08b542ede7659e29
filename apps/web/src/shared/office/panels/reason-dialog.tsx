import { Button, Group, Textarea } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { explain, fieldErrors } from "../../../lib/language/explain.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../notice.tsx";
import { BusyButton } from "./busy-button.tsx";

interface Props {
  title: string;
  /** The consequence. */
  text: React.ReactNode;
  /** The reason's readers. */
  help: string;
  yes: string;
  most?: number;
  /** It cannot be undone: the only thing that is red. */
  isFinal?: boolean;
  onClose: () => void;
  onYes: (reason: string) => Promise<unknown>;
  /** Fields beside the reason. */
  children?: React.ReactNode;
}

/** A refusal always says why. What was typed stays when the server says no. */
export function ReasonDialog({
  title,
  text,
  help,
  yes,
  most = 500,
  isFinal = false,
  onClose,
  onYes,
  children,
}: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({
    initialValues: { reason: "" },
    validate: { reason: (v) => (v.trim() ? null : t`Give a reason`) },
  });
  const send = async ({ reason }: { reason: string }) => {
    setFailure(null);
    try {
      await onYes(reason.trim());
      onClose();
    } catch (error) {
      const fields = fieldErrors(error);
      form.setErrors(fields);
      if (!fields.reason) setFailure(explain(error));
    }
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <form onSubmit={form.onSubmit(send)} noValidate>
        <p>{text}</p>
        {children}
        <Textarea
          autoComplete="off"
          inputMode="text"
          label={t`Reason`}
          description={help}
          autosize={false}
          rows={4}
          maxLength={most}
          inputWrapperOrder={["label", "input", "description", "error"]}
          data-autofocus
          {...form.getInputProps("reason")}
        />
        {failure && <Notice kind="failed">{failure}</Notice>}
        <Group justify="flex-end" gap={10} mt={20}>
          <Button variant="default" onClick={onClose}>{t`Cancel`}</Button>
          <BusyButton type="submit" color={isFinal ? "red.6" : "bottle"} loading={form.submitting}>
            {yes}
          </BusyButton>
        </Group>
      </form>
    </Dialog>
  );
}
