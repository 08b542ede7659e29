import { Button, Group } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import { useState } from "react";
import { explain } from "../../../lib/language/explain.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Notice } from "../notice.tsx";
import { BusyButton } from "./busy-button.tsx";

export interface Question {
  title: string;
  text: React.ReactNode;
  /** The button's words. */
  yes: string;
  no?: string;
  danger?: boolean;
  /** Enter confirms: of what a second person looks at, or two can take back. */
  byEnter?: boolean;
}

interface Props extends Question {
  onClose: () => void;
  onYes: () => unknown;
}

/** Asks before what cannot be undone; a failure is told here and can be tried again. */
export function Ask({
  title,
  text,
  yes,
  no = t`Cancel`,
  danger = false,
  byEnter = false,
  onClose,
  onYes,
}: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await onYes();
      onClose();
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <p>{text}</p>
      {failure && <Notice kind="failed">{failure}</Notice>}
      <Group justify="flex-end" gap={10} mt={20}>
        <Button variant="default" onClick={onClose}>
          {no}
        </Button>
        <BusyButton
          color={danger ? "red.6" : "bottle"}
          loading={busy}
          data-autofocus={byEnter || undefined}
          onKeyDown={notHeld}
          onClick={() => void go()}
        >
          {yes}
        </BusyButton>
      </Group>
    </Dialog>
  );
}

/** The Enter that opened the question, held on, does not answer it. */
const notHeld = (event: React.KeyboardEvent) => {
  if (event.key === "Enter" && event.repeat) event.preventDefault();
};
