import { useEffect, useState } from "react";
import { keep, readFromTab, removeFromTab } from "../../lib/session/tab-storage.ts";

/** A phone that a code has proven, and the token that lets it register within 30 minutes. */
export interface ProvenPhone {
  mobile: string;
  token: string;
  /** ISO 8601. */
  expiresAt: string;
}

const KEY = "proven-phone";

/**
 * Kept for the tab only, so that a reload does not ask for the code again. Null on the server and
 * while hydrating.
 */
export function useProvenPhone() {
  const [phone, setPhone] = useState<ProvenPhone | null>(null);
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    const stored = readFromTab<ProvenPhone>(KEY);
    if (stored && Date.parse(stored.expiresAt) > Date.now()) setPhone(stored);
    setLooked(true);
  }, []);
  const prove = (proven: ProvenPhone | null) => {
    if (proven) keep(KEY, proven);
    else removeFromTab(KEY);
    setPhone(proven);
  };
  return { phone, looked, prove };
}
