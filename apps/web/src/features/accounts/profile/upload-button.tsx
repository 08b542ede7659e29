import { Group } from "@mantine/core";
import "@mantine/core/styles/Group.css";
import { t } from "ttag";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Progress } from "../../../ui/later/progress.tsx";
import classes from "./profile.module.css";
import type { useDocumentUpload } from "./use-document-upload.ts";

interface Props {
  upload: ReturnType<typeof useDocumentUpload>;
  accept: string;
  /** The button's verb, and its object. */
  action: string;
  of: string;
}

/** Chooses a file and sends it at once, with progress; then, if it failed, sends the same again. */
export function UploadButton({
  upload: { share, unsent, send, again },
  accept,
  action,
  of,
}: Props) {
  if (share !== null) return <Progress share={share} label={t`Sending ${of}`} />;
  return (
    <Group gap={8}>
      {unsent && (
        <PlainButton kind="brand" onClick={() => void again()}>
          {t`Try again: ${unsent.name}`}
        </PlainButton>
      )}
      <label className={classes.choose}>
        {action}
        <span className="unseen"> {of}</span>
        <input
          type="file"
          accept={accept}
          onChange={(e) => {
            void send(e.currentTarget.files?.[0] ?? null);
            e.currentTarget.value = "";
          }}
        />
      </label>
    </Group>
  );
}
