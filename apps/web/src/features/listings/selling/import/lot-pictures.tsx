import type { ImportedLot } from "@rebale/contract/listings";
import { useEffect, useState } from "react";
import { t } from "ttag";
import { ButtonLink, PlainButton } from "../../../../ui/button-link.tsx";
import { FileField } from "../../../../ui/fields/file-field.tsx";
import { Progress } from "../../../../ui/later/progress.tsx";
import classes from "./import.module.css";
import { type Pictures, usePictures } from "./use-pictures.ts";

interface Props {
  lots: readonly ImportedLot[];
  /** Not a step of the import, but asked for by itself. */
  isAlone?: boolean;
  /** A ZIP that was chosen before the lots were listed. */
  first?: File | null;
}

/** The pictures of lots, from one ZIP, by their lot numbers. */
export function LotPictures({ lots, isAlone = false, first = null }: Props) {
  const [file, setFile] = useState(first);
  const { state, failure, choose, send, cancel } = usePictures(lots);
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, as these lots are listed
  useEffect(() => {
    if (first) void choose(first);
  }, []);
  return (
    <section className={isAlone ? classes.alone : classes.step} aria-label={t`Pictures`}>
      {!isAlone && <h2>{t`2. Pictures`}</h2>}
      <p>
        {t`One ZIP with all pictures, each named after its lot number: A-17.jpg, A-17 (2).jpg, or in a folder A-17.`}
      </p>
      <FileField
        label={t`ZIP with pictures`}
        accept=".zip,application/zip"
        file={file}
        onChange={(chosen) => {
          setFile(chosen);
          void choose(chosen);
        }}
      />
      {failure !== null && (
        <p className={classes.problem} role="alert">
          {t`We cannot read this ZIP file.`}
        </p>
      )}
      {state && <Sending state={state} send={send} cancel={cancel} />}
      {!isAlone && (
        <ButtonLink to="/dashproduct/pending" kind="quiet">
          {t`See all my products`}
        </ButtonLink>
      )}
    </section>
  );
}

function Sending({
  state,
  send,
  cancel,
}: {
  state: Pictures;
  send: () => Promise<void>;
  cancel: () => void;
}) {
  const { at, total, done, strays, unread, failed } = state;
  const left = total - done;
  return (
    <div className={classes.sending}>
      {total === 0 && <p className={classes.problem}>{t`No picture here matches a lot number.`}</p>}
      <LeftOut
        files={strays}
        title={
          strays.length === 1
            ? t`1 picture does not match any lot in your table`
            : t`${strays.length} pictures do not match any lot in your table`
        }
      />
      <LeftOut
        files={unread}
        title={unread.length === 1 ? t`1 file is left out` : t`${unread.length} files are left out`}
      >
        {t`We take JPEG, PNG, WebP and AVIF pictures, 12 of each lot at most. Please save HEIC pictures as JPEG.`}
      </LeftOut>
      {total > 0 && (
        <Progress share={done / total} label={t`${done} of ${total} lots have pictures`} />
      )}
      {failed.length > 0 && (
        <ul className={classes.problem} role="alert">
          {failed.slice(0, 20).map(({ lot_no, why }) => (
            <li key={lot_no}>
              {lot_no}: {why}
            </li>
          ))}
        </ul>
      )}
      {at === "sending" ? (
        <PlainButton kind="quiet" onClick={cancel}>
          {t`Stop`}
        </PlainButton>
      ) : (
        left > 0 && (
          <PlainButton kind="main" onClick={() => void send()}>
            {at === "stopped" ? t`Continue` : t`Send the pictures`}
          </PlainButton>
        )
      )}
      {total > 0 && left === 0 && (
        <p className={classes.good} role="status">
          {t`Every lot in this ZIP has its pictures.`}
        </p>
      )}
    </div>
  );
}

function LeftOut({
  files,
  title,
  children,
}: {
  files: readonly string[];
  title: string;
  children?: React.ReactNode;
}) {
  if (files.length === 0) return null;
  return (
    <details open={children !== undefined}>
      <summary>{title}</summary>
      {children && <p>{children}</p>}
      <p>{files.slice(0, 50).join(", ")}</p>
    </details>
  );
}
