import { useEffect, useState } from "react";
import { storedToken } from "../../../lib/session/session.ts";

/** A private document, fetched with the member's token; `link` opens it from this page only. */
export function useStoredDocument(file: string, wanted: boolean) {
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
