import { Group, Textarea } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import { useForm } from "@mantine/form";
import type { Award } from "@rebale/contract/awards";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { awards } from "../../lib/api/operations.ts";
import { sendForm } from "../../lib/forms/send-form.ts";
import { toast } from "../../lib/forms/toast.ts";
import classes from "../../shared/goods/sale.module.css";
import { type ButtonKind, PlainButton } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";

interface Props {
  award: Award;
  move: "agree_cancel" | "ask_default";
  kind: ButtonKind;
  button: string;
  title: string;
  /** The consequence. */
  text: string;
  /** The reason's readers. */
  help: string;
  yes: string;
  done: string;
}

/** One side's word on a sale, with a reason that others read. */
export function SayMove(props: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <PlainButton kind={props.kind} onClick={() => setOpen(true)}>
        {props.button}
      </PlainButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={props.title}>
        <Reason {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Reason({ award, move, text, help, yes, done, onDone }: Props & { onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useForm({
    initialValues: { reason: "" },
    validate: { reason: (typed) => (typed.trim() ? null : t`Say why`) },
  });
  const send = ({ reason }: { reason: string }) =>
    sendForm(form, async () => {
      await api.call(awards.move, {
        params: { id: award._id },
        body: { move, reason: reason.trim() },
      });
      toast.success(done);
      onDone();
      await revalidate();
    });
  return (
    <form onSubmit={form.onSubmit(send)} noValidate className={classes.form}>
      <p>{text}</p>
      <Textarea
        label={t`Reason`}
        description={help}
        autosize
        minRows={2}
        maxLength={500}
        autoComplete="off"
        inputMode="text"
        data-autofocus
        {...form.getInputProps("reason")}
      />
      <Group justify="flex-end" gap={10} mt={16}>
        <SubmitButton busy={form.submitting}>{yes}</SubmitButton>
      </Group>
    </form>
  );
}
