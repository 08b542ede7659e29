import { Button, Group } from "@mantine/core";
import { t } from "ttag";
import "@mantine/core/styles/Group.css";
import { useRef, useState } from "react";
import IconPhotoUp from "~icons/tabler/photo-up";
import { content } from "../../../../lib/api/office-operations.ts";
import { Refused } from "../../../../lib/api/refused.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { uploaded } from "../../../../lib/page/pictures.ts";
import { BusyButton } from "../../../../shared/office/panels/busy-button.tsx";
import { api } from "../../../../shared/office/session/office-api.ts";
import classes from "./picture-field.module.css";

interface Props {
  label: string;
  description?: string;
  /** Below /uploads; empty for none. */
  value?: string;
  /** Drawings are shown whole, photographs fill their frame. */
  whole?: boolean;
  onChange: (image: string) => void;
  error?: React.ReactNode;
}

/** A picture is uploaded when it is chosen; after a failure the same file can be tried again. */
export function PictureField({ label, description, value = "", whole, onChange, error }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failed, setFailed] = useState<{ file: File; why: string; isFinal: boolean } | null>(null);
  const upload = async (file: File) => {
    setFailed(null);
    setProgress(0);
    try {
      const { data } = await api.call(content.officePicture, {
        files: { picture: file },
        onProgress: setProgress,
      });
      onChange(data.image);
    } catch (failure) {
      // A file the server looked at and refused is refused again.
      const isFinal = failure instanceof Refused && failure.status !== 429 && failure.status < 500;
      setFailed({ file, why: explain(failure), isFinal });
    } finally {
      setProgress(null);
    }
  };
  return (
    <fieldset className={classes.field}>
      <legend>{label}</legend>
      <Group align="flex-start">
        {value ? (
          <img
            className={classes.picture}
            data-whole={whole}
            src={uploaded(value, 320)}
            alt={t`${label} now`}
            width={160}
            height={120}
          />
        ) : (
          <div className={classes.none}>{t`None`}</div>
        )}
        <div className={classes.side}>
          {description && <p>{description}</p>}
          <Group gap={10}>
            <BusyButton
              variant="default"
              leftSection={<IconPhotoUp size={19} aria-hidden />}
              loading={progress !== null}
              onClick={() => input.current?.click()}
            >
              {value ? t`Choose another` : t`Choose a picture`}
            </BusyButton>
            {value && (
              <Button variant="subtle" color="red.6" onClick={() => onChange("")}>
                {t`Remove`}
              </Button>
            )}
          </Group>
          {progress !== null && (
            <progress className={classes.progress} value={progress} aria-label={t`Upload`} />
          )}
          {failed && (
            <p className={classes.error} role="alert">
              {failed.why}{" "}
              {!failed.isFinal && (
                <button type="button" onClick={() => void upload(failed.file)}>
                  {t`Try ${failed.file.name} again`}
                </button>
              )}
            </p>
          )}
          {error && (
            <p className={classes.error} role="alert">
              {error}
            </p>
          )}
        </div>
      </Group>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={label}
        onChange={(e) => {
          const file = e.currentTarget.files?.[0];
          e.currentTarget.value = "";
          if (file) void upload(file);
        }}
      />
    </fieldset>
  );
}
