import { useEffect, useId, useRef } from "react";
import { t } from "ttag";
import IconFileText from "~icons/tabler/file-text";
import IconPaperclip from "~icons/tabler/paperclip";
import IconX from "~icons/tabler/x";
import classes from "./file-field.module.css";
import { usePreview } from "./use-preview.ts";

/** Named one by one: a phone then turns its HEIC pictures into JPEG by itself. */
export const PICTURES = "image/jpeg,image/png,image/webp,image/avif,.jfif";
export const DOCUMENTS = `application/pdf,${PICTURES}`;

interface Props {
  label: string;
  hint?: string;
  error?: string | null;
  accept: string;
  file: File | null;
  onChange: (file: File | null) => void;
}

/** One file: what was chosen stays in sight, with its picture, and can be taken out again. */
export function FileField({ label, hint, error, accept, file, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const preview = usePreview(file);
  // A browser says nothing when the very file that its input still holds is chosen again, for the
  // next lot perhaps.
  useEffect(() => {
    if (input.current && (input.current.files?.[0] ?? null) !== file) input.current.value = "";
  });
  const clear = () => {
    onChange(null);
    input.current?.focus();
  };
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      <div
        className={classes.box}
        data-error={Boolean(error) || undefined}
        data-chosen={Boolean(file) || undefined}
      >
        {preview ? (
          <img src={preview} alt="" width={44} height={44} />
        ) : (
          <Sign chosen={Boolean(file)} />
        )}
        <span className={classes.name}>{file ? file.name : t`Choose a file`}</span>
        {file && <span className={classes.size}>{fileSize(file.size)}</span>}
        <input
          ref={input}
          id={id}
          type="file"
          accept={accept}
          aria-describedby={hint ? `${id}-hint` : undefined}
          aria-invalid={Boolean(error) || undefined}
          onChange={(e) => onChange(e.currentTarget.files?.[0] ?? null)}
        />
        {file && (
          <button type="button" aria-label={t`Remove ${file.name}`} onClick={clear}>
            <IconX size={20} aria-hidden />
          </button>
        )}
      </div>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {error && <p className={classes.error}>{error}</p>}
    </div>
  );
}

const Sign = ({ chosen }: { chosen: boolean }) => {
  const Icon = chosen ? IconFileText : IconPaperclip;
  return <Icon size={24} aria-hidden className={classes.sign} />;
};

/** 3.4 MB, 120 KB */
export const fileSize = (bytes: number) =>
  bytes >= 1e6 ? t`${(bytes / 1e6).toFixed(1)} MB` : t`${Math.max(1, Math.round(bytes / 1e3))} KB`;
