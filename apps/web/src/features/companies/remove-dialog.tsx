import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { t } from "ttag";
import { useCommand } from "../../lib/forms/use-command.ts";
import { PlainButton } from "../../ui/button-link.tsx";
import { Dialog } from "../../ui/dialog.tsx";

interface Props {
  /** The name of who or what goes. */
  name: string;
  open: boolean;
  onClose: () => void;
  call: () => Promise<unknown>;
  /** Said when it is done. */
  done: string;
  /** The consequences. */
  children: string;
}

/** Asks once more before somebody or something leaves the company. */
export function RemoveDialog({ name, open, onClose, call, done, children }: Props) {
  const { busy, send } = useCommand();
  const remove = async () => {
    if (await send(call, done)) onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={t`Remove ${name}?`}>
      <p>{children}</p>
      <Group justify="flex-end" gap={10} mt={20}>
        <PlainButton kind="quiet" onClick={onClose}>
          {t`Cancel`}
        </PlainButton>
        <PlainButton kind="main" disabled={busy} onClick={() => void remove()}>
          {t`Remove`}
        </PlainButton>
      </Group>
    </Dialog>
  );
}
