import { lazy, Suspense, useEffect, useState } from "react";
import { t } from "ttag";
import { Refused, Unreachable } from "../../../lib/api/refused.ts";
import { Optional } from "../../../ui/later/optional.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { Skeleton } from "../../../ui/states/waiting.tsx";
import { Notice } from "../notice.tsx";
import { endOfficeSession, officeToken } from "../session/office-session.ts";
import classes from "./document-pane.module.css";

/** The reader of PDFs is large: it comes with the first one that is opened. */
const PdfPages = lazy(() => import("./pdf-pages.tsx"));
/** In a browser that is too old for it, the screen stays, and so do the paper's own links. */
const NoPages = () => (
  <Notice kind="failed">
    {t`This PDF cannot be shown here. Open it in a new tab, or save a copy.`}
  </Notice>
);

type Shown = FetchedDocument | { error: unknown } | null;

interface Props {
  of: DocumentOwner;
  file: string;
  name: string;
}

/** A private document, in place: a picture, or the pages of a PDF. */
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
      <FailedPart
        what={t`The document`}
        error={shown.error}
        retry={() => setAttempt((n) => n + 1)}
      />
    );
  return (
    <>
      {shown.pdf ? (
        <Optional otherwise={<NoPages />}>
          <Suspense fallback={<Skeleton height="60dvh" />}>
            <PdfPages pdf={shown.pdf} name={name} />
          </Suspense>
        </Optional>
      ) : (
        <img className={classes.page} src={shown.url} alt={name} />
      )}
      <div className={classes.links}>
        <a href={shown.url} target="_blank" rel="noreferrer">{t`Open in a new tab`}</a>
        <a href={shown.url} download={`${name}.${shown.pdf ? "pdf" : "webp"}`}>{t`Save a copy`}</a>
      </div>
    </>
  );
}

/** An account's, sent with the registration, a company's, or one drawn by the market itself. */
type DocumentOwner = "user" | "company" | "invoice" | "goods-paper" | "tax-hold";

/** Below /api: a paper of the market is known by its id, what somebody sent by its name. */
const pathOf = (of: DocumentOwner, file: string): string =>
  of === "user" || of === "company"
    ? `/${of}/document/${encodeURIComponent(file)}`
    : `/${of}/${file}`;

interface FetchedDocument {
  /** The browser's own copy; to be revoked. */
  readonly url: string;
  /** The bytes of a PDF; null for a picture. */
  readonly pdf: ArrayBuffer | null;
}

/**
 * A document is for its owner and the office only, so no plain link can show it: it is fetched with
 * the token.
 */
async function fetchDocument(
  of: DocumentOwner,
  file: string,
  signal: AbortSignal,
): Promise<FetchedDocument> {
  const response = await fetch(`/api${pathOf(of, file)}`, {
    headers: { authorization: `Bearer ${officeToken()}` },
    signal,
  }).catch((error) => {
    throw signal.aborted
      ? error
      : new Unreachable(t`The market could not be reached`, { cause: error });
  });
  if (response.status === 401) endOfficeSession({ whileAtWork: true });
  if (!response.ok)
    throw new Refused(
      response.status,
      "unknown",
      response.status === 404
        ? t`This document is no longer there`
        : t`This document cannot be shown`,
      [],
    );
  const blob = await response.blob();
  const pdf = blob.type === "application/pdf" ? await blob.arrayBuffer() : null;
  return { url: URL.createObjectURL(blob), pdf };
}
