import { useEffect, useState } from "react";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FailedPart } from "../../../../ui/states/failed.tsx";
import { Skeleton } from "../../../../ui/states/waiting.tsx";
import classes from "./documents.module.css";
import { fetchDocument } from "./fetch-document.ts";

type Shown = { url: string; isPdf: boolean } | { error: unknown } | null;

export function DocumentViewer({
  file,
  name,
  onClose,
}: {
  file: string;
  name: string;
  onClose: () => void;
}) {
  const [shown, setShown] = useState<Shown>(null);
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    const away = new AbortController();
    let url: string | null = null;
    setShown(null);
    fetchDocument(file, away.signal).then(
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
  }, [file, attempt]);
  return (
    <Dialog open title={name} size="wide" onClose={onClose}>
      {shown === null && <Skeleton height="60dvh" />}
      {shown && "error" in shown && (
        <FailedPart
          what="The document"
          error={shown.error}
          retry={() => setAttempt((n) => n + 1)}
        />
      )}
      {shown && "url" in shown && (
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
      )}
    </Dialog>
  );
}
