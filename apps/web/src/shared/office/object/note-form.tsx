import { Button, Group, Textarea } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import "@mantine/core/styles/Input.css";
import "@mantine/core/styles/InlineInput.css";
import type { ObjectKind } from "@rebale/contract/office/object-kinds";
import { useState } from "react";
import { office } from "../../../lib/api/office-operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { BusyButton } from "../panels/busy-button.tsx";
import { api } from "../session/office-api.ts";

interface Props {
  kind: ObjectKind;
  id: string;
  onSaved: () => void;
}

/** Unsaved notes, by object: another screen does not lose them. */
const drafts = new Map<string, string>();

/** A note for colleagues. What was typed stays until it is saved. */
export function NoteForm({ kind, id, onSaved }: Props) {
  const draft = `${kind} ${id}`;
  const [text, setText] = useState(drafts.get(draft) ?? "");
  const [open, setOpen] = useState(text !== "");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const type = (typed: string) => {
    setText(typed);
    drafts.set(draft, typed);
  };
  const close = () => {
    type("");
    setFailure(null);
    setOpen(false);
  };
  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await api.call(office.addNote, { params: { kind, id }, body: { text } });
      toast.success(t`The note is saved`);
      close();
      onSaved();
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setBusy(false);
    }
  };
  if (!open)
    return <Button variant="default" onClick={() => setOpen(true)}>{t`Write a note`}</Button>;
  return (
    <form
      noValidate
      onSubmit={(e) => {
        e.preventDefault();
        if (text.trim()) void save();
        else setFailure(t`Write something first`);
      }}
    >
      <Textarea
        label={t`Note`}
        description={t`For the office alone. It cannot be changed afterwards.`}
        autoComplete="off"
        inputMode="text"
        rows={3}
        maxLength={2000}
        autoFocus
        value={text}
        error={failure}
        onChange={(e) => type(e.currentTarget.value)}
      />
      <Group justify="flex-end" gap={10} mt={20}>
        <Button variant="default" onClick={close}>{t`Cancel`}</Button>
        <BusyButton type="submit" loading={busy}>{t`Save the note`}</BusyButton>
      </Group>
    </form>
  );
}
