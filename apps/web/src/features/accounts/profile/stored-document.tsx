import { t } from "ttag";
import IconFileOff from "~icons/tabler/file-off";
import IconFileTypePdf from "~icons/tabler/file-type-pdf";
import { DOCUMENTS } from "../../../ui/fields/file-field.tsx";
import { usePreview } from "../../../ui/fields/use-preview.ts";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import type { RegistrationFiles } from "../accounts.rules.ts";
import classes from "./profile.module.css";
import { UploadButton } from "./upload-button.tsx";
import { useDocumentUpload } from "./use-document-upload.ts";
import { useStoredDocument } from "./use-stored-document.ts";

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
