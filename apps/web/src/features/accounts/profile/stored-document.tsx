import { useEffect, useState } from "react";
import { t } from "ttag";
import IconFileOff from "~icons/tabler/file-off";
import IconFileTypePdf from "~icons/tabler/file-type-pdf";
import { storedToken } from "../../../lib/session/session.ts";
import { DOCUMENTS } from "../../../ui/fields/file-field.tsx";
import { usePreview } from "../../../ui/fields/use-preview.ts";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import type { RegistrationFiles } from "../accounts.rules.ts";
import classes from "./profile.module.css";
import { UploadButton } from "./upload-button.tsx";
import { useDocumentUpload } from "./use-document-upload.ts";

interface Props {
  title: string;
  number: string | null;
  file: string | null;
  field: keyof RegistrationFiles;
  shown: boolean;
}

export function StoredDocument({ title, number, file, field, shown }: Props) {
  const upload = useDocumentUpload(field);
  return (
    <section className={classes.document}>
      <h3>{title}</h3>
      <p className="figures">{number ?? t`Number not given`}</p>
      <div className={classes.paper}>
        {file ? (
          <Paper file={file} title={title} shown={shown} />
        ) : (
          <NoPaper text={t`Not uploaded yet`} />
        )}
      </div>
      <UploadButton
        upload={upload}
        accept={DOCUMENTS}
        action={file ? t`Replace` : t`Upload`}
        of={title}
      />
    </section>
  );
}

function Paper({ file, title, shown }: { file: string; title: string; shown: boolean }) {
  const { blob, link, failed, retry } = useStoredDocument(file, shown);
  const preview = usePreview(blob);
  if (failed)
    return (
      <div className={classes.noPaper} role="alert">
        <span>{t`It could not be loaded.`}</span>
        <button type="button" onClick={retry}>
          {t`Try again`}
        </button>
      </div>
    );
  if (!blob || !link) return <Skeleton height="100%" />;
  return (
    <a
      href={link}
      target="_blank"
      rel="noreferrer"
      download={preview ? undefined : file}
      className={classes.open}
    >
      {preview ? (
        <img src={preview} alt={title} />
      ) : (
        <IconFileTypePdf size={48} stroke={1.4} aria-hidden />
      )}
      <span>{preview ? t`Open full size` : t`Open the PDF`}</span>
    </a>
  );
}

const NoPaper = ({ text }: { text: string }) => (
  <div className={classes.noPaper}>
    <IconFileOff size={34} stroke={1.4} aria-hidden />
    <span>{text}</span>
  </div>
);

/** A private document, fetched with the member's token; `link` opens it from this page only. */
function useStoredDocument(file: string, wanted: boolean) {
  const [found, setFound] = useState<{ blob: Blob; link: string } | null>(null);
  const [failed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` is another try
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    let link = "";
    setFound(null);
    setFailed(false);
    fetchDocument(file, stop.signal).then(
      (blob) => {
        link = URL.createObjectURL(blob);
        setFound({ blob, link });
      },
      () => !stop.signal.aborted && setFailed(true),
    );
    return () => {
      stop.abort();
      if (link) URL.revokeObjectURL(link);
    };
  }, [file, wanted, turn]);

  return {
    blob: found?.blob ?? null,
    link: found?.link ?? null,
    failed,
    retry: () => setTurn((t) => t + 1),
  };
}

async function fetchDocument(file: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(`/api/user/document/${encodeURIComponent(file)}`, {
    headers: { authorization: `Bearer ${storedToken()}` },
    signal,
  });
  if (!response.ok) throw new Error(`The document was refused with ${response.status}`);
  return response.blob();
}
