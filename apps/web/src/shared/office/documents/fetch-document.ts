import { Refused, Unreachable } from "../../../lib/api/refused.ts";
import { endOfficeSession, officeToken } from "../session/office-session.ts";

/** Of an account, as sent with the registration, or of a company. */
export type DocumentOwner = "user" | "company";

export interface FetchedDocument {
  /** Of the browser's own copy; to be revoked. */
  readonly url: string;
  /** The bytes of a PDF; null for a picture. */
  readonly pdf: ArrayBuffer | null;
}

/**
 * A document is for its owner and the office only, so no plain link can show it: it is fetched with
 * the token.
 */
export async function fetchDocument(
  of: DocumentOwner,
  file: string,
  signal: AbortSignal,
): Promise<FetchedDocument> {
  const response = await fetch(`/api/${of}/document/${encodeURIComponent(file)}`, {
    headers: { authorization: `Bearer ${officeToken()}` },
    signal,
  }).catch((error) => {
    throw signal.aborted
      ? error
      : new Unreachable("The market could not be reached", { cause: error });
  });
  if (response.status === 401) endOfficeSession({ whileAtWork: true });
  if (!response.ok)
    throw new Refused(
      response.status,
      "unknown",
      response.status === 404
        ? "This document is no longer there"
        : "This document cannot be shown",
      [],
    );
  const blob = await response.blob();
  const pdf = blob.type === "application/pdf" ? await blob.arrayBuffer() : null;
  return { url: URL.createObjectURL(blob), pdf };
}
