import { useEffect, useState } from "react";
import { FailedPart } from "../../../../ui/states/failed.tsx";
import { Skeleton } from "../../../../ui/states/waiting.tsx";
import classes from "./document-pane.module.css";
import { type DocumentOwner, fetchDocument } from "./fetch-document.ts";

type Shown = { url: string; isPdf: boolean } | { error: unknown } | null;

interface Props {
  of: DocumentOwner;
  file: string;
  name: string;
}

/** A private document, in place: a picture as it is, a PDF as a link. */
export function DocumentPane({ of, file, name }: Props) {
  const [shown, setShown] = useState<Shown>(null);
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    const away = new AbortController();
    let url: string | null = null;
    setShown(null);
    fetchDocument(of, file, away.signal).then(
      (document) => {
        url = document.url;
        setShown(document);
      },
      (error) => !away.signal.aborted && setShown({ error }),
    );
    return () => {
      away.abort();
      if (url) URL.revokeObjectURL(url);
    };
  }, [of, file, attempt]);
  if (shown === null) return <Skeleton height="60dvh" />;
  if ("error" in shown)
    return (
      <FailedPart what="The document" error={shown.error} retry={() => setAttempt((n) => n + 1)} />
    );
  return (
    <>
      {shown.isPdf ? (
        <p>This document is a PDF. It opens in a new tab.</p>
      ) : (
        <img className={classes.page} src={shown.url} alt={name} />
      )}
      <div className={classes.links}>
        <a href={shown.url} target="_blank" rel="noreferrer">
          Open in a new tab
        </a>
        <a href={shown.url} download={`${name}.${shown.isPdf ? "pdf" : "webp"}`}>
          Save a copy
        </a>
      </div>
    </>
  );
}
