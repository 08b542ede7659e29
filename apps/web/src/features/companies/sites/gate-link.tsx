import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { lazy, Suspense } from "react";
import { t } from "ttag";
import IconCopy from "~icons/tabler/copy";
import { copyLink } from "../../../lib/forms/copy.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import own from "./sites.module.css";

const QrCode = lazy(() => import("../../../ui/code/qr-code.tsx"));

interface Props {
  name: string;
  /** With the token behind #. */
  path: string;
  onClose: () => void;
}

/** A phone's link, shown this once: scanned with the phone, or copied to it. */
export function GateLink({ name, path, onClose }: Props) {
  const url = new URL(path, location.origin).href;
  return (
    <div className={own.link}>
      <p>{t`Scan this with ${name}, or send it the link. It is shown this once.`}</p>
      <div className={own.code}>
        <Suspense fallback={<Skeleton height={180} width={180} />}>
          <QrCode text={url} title={t`Code to scan with the phone`} />
        </Suspense>
      </div>
      <code>{url}</code>
      <Group justify="flex-end" gap={10} mt={20}>
        <PlainButton kind="quiet" onClick={onClose}>{t`The phone has it`}</PlainButton>
        <PlainButton kind="brand" onClick={() => void copyLink(url)}>
          <IconCopy size={20} aria-hidden /> {t`Copy link`}
        </PlainButton>
      </Group>
    </div>
  );
}
