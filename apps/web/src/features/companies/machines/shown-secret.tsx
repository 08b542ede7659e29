import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { t } from "ttag";
import IconCopy from "~icons/tabler/copy";
import { copyText } from "../../../lib/forms/copy.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import sites from "../sites/sites.module.css";
import own from "./webhooks.module.css";

interface Props {
  /** Says what it is, and that it is shown this once. */
  words: string;
  secret: string;
  onClose: () => void;
}

/** A key or secret, shown this once. */
export function ShownSecret({ words, secret, onClose }: Props) {
  const copy = () => copyText(secret, t`Copied`, t`Select it and copy it by hand`);
  return (
    <div className={`${sites.link} ${own.secret}`} role="status">
      <p>{words}</p>
      <code>{secret}</code>
      <Group justify="flex-end" gap={10} mt={20}>
        <PlainButton kind="quiet" onClick={onClose}>{t`I have it`}</PlainButton>
        <PlainButton kind="brand" onClick={() => void copy()}>
          <IconCopy size={20} aria-hidden /> {t`Copy`}
        </PlainButton>
      </Group>
    </div>
  );
}
