import { Checkbox, Group, NativeSelect, Textarea } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Checkbox.css";
import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Input.css";
import { useForm } from "@mantine/form";
import { useEffect, useRef, useState } from "react";
import { Refused } from "../../../lib/api/refused.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain, fieldErrors } from "../../../lib/language/explain.ts";
import { Notice } from "../../../shared/office/notice.tsx";
import { BusyButton } from "../../../shared/office/panels/busy-button.tsx";
import classes from "./enquiry.module.css";
import { SavedReplies } from "./saved-replies.tsx";
import { filledReply } from "./saved-reply.rules.ts";
import type { Enquiry, EnquiryActions } from "./use-enquiry.ts";

const KINDS = {
  reply: { title: t`Reply by email`, send: t`Send reply`, done: t`Your reply is on its way` },
  note: { title: t`Note for the office`, send: t`Save note`, done: t`Note saved` },
  received: { title: t`Their reply`, send: t`Save reply`, done: t`Added to the thread` },
} as const;
type Kind = keyof typeof KINDS;

const MAX = 5000;

/** Writes into the thread. What was typed stays when somebody else was first, or nothing arrived. */
export function WriteForm({
  enquiry,
  actions,
  onDirty,
}: {
  enquiry: Enquiry;
  actions: EnquiryActions;
  onDirty: (d: boolean) => void;
}) {
  const [kind, setKind] = useState<Kind>("reply");
  const [failure, setFailure] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    initialValues: { text: "", close: false },
    validate: {
      text: (v) =>
        v.trim().length > MAX
          ? t`Use at most ${MAX} characters`
          : v.trim()
            ? null
            : t`Write something first`,
    },
  });
  const { text } = form.values;
  useEffect(() => onDirty(text.trim() !== ""), [text, onDirty]);
  const send = async (values: { text: string; close: boolean }) => {
    setFailure(null);
    try {
      if (kind === "reply") await actions.reply(values);
      else await actions.note({ text: values.text, kind });
      form.reset();
      field.current?.focus();
      toast.success(KINDS[kind].done);
    } catch (error) {
      const fields = fieldErrors(error);
      form.setErrors(fields);
      if (!fields.text) setFailure(explain(error));
      if (error instanceof Refused && error.code === "enquiry_changed") actions.again();
    }
  };
  return (
    <form className={classes.write} onSubmit={form.onSubmit(send)} noValidate>
      <NativeSelect
        label={t`Write`}
        autoComplete="off"
        value={kind}
        data={Object.entries(KINDS).map(([value, { title }]) => ({ value, label: title }))}
        onChange={(e) => setKind(e.currentTarget.value as Kind)}
      />
      {kind === "reply" && (
        <SavedReplies
          text={text}
          onChoose={(saved) => form.setFieldValue("text", filledReply(saved, enquiry))}
        />
      )}
      <Textarea
        label={t`Text`}
        description={
          kind === "reply"
            ? t`We add their name, your name, the reference and their message.`
            : kind === "note"
              ? t`Only the office sees it.`
              : t`Paste their email here. The enquiry then waits for an answer again.`
        }
        autoComplete="off"
        inputMode="text"
        autosize={false}
        rows={6}
        ref={field}
        {...form.getInputProps("text")}
      />
      {kind === "reply" && (
        <Checkbox
          label={t`Close the enquiry with this reply`}
          {...form.getInputProps("close", { type: "checkbox" })}
        />
      )}
      {failure && <Notice kind="failed">{failure}</Notice>}
      <Group gap={10}>
        <BusyButton type="submit" color="marigold.5" loading={form.submitting}>
          {KINDS[kind].send}
        </BusyButton>
      </Group>
    </form>
  );
}
