import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { t } from "ttag";
import IconCopy from "~icons/tabler/copy";
import { toast } from "../../../lib/forms/toast.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import own from "../sites/sites.module.css";

interface Props {
  name: string;
  secret: string;
  onClose: () => void;
}

/** A key, shown this once. */
export function MadeKey({ name, secret, onClose }: Props) {
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => toast.success(t`Key copied`),
      () => toast.error(t`Select the key and copy it by hand`),
    );
  return (
    <div className={own.link}>
      <p>{t`Copy the key ${name} now: it is shown this once. Whoever has it acts as you.`}</p>
      <code>{secret}</code>
      <Group justify="flex-end" gap={10} mt={20}>
        <PlainButton kind="quiet" onClick={onClose}>{t`I have it`}</PlainButton>
        <PlainButton kind="brand" onClick={() => void copy()}>
          <IconCopy size={20} aria-hidden /> {t`Copy key`}
        </PlainButton>
      </Group>
    </div>
  );
}
