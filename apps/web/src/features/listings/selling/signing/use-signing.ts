import type { SentSheetCode } from "@rebale/contract/listings";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { Refused } from "../../../../lib/api/refused.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";

type Sent = SentSheetCode & { readonly demoCode: string | null };

/** Refusals that typing again can correct; after any other the sheets are read anew. */
const ofTheCode = new Set(["otp_mismatch", "otp_expired", "otp_too_many", "too_many_requests"]);

/** A code that is asked for and typed, and what was wrong with it. */
export function useSigning({
  send,
  sign,
}: {
  send: () => Promise<SentSheetCode>;
  sign: (otp: string) => Promise<void>;
}) {
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<Sent | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      const words = explain(failure);
      toast.error(words);
      if (sent && failure instanceof Refused && ofTheCode.has(failure.code)) setError(words);
      else if (failure instanceof Refused) await revalidate();
    } finally {
      setBusy(false);
    }
  };
  return {
    sent,
    busy,
    error,
    forgive: () => setError(null),
    send: () =>
      attempt(async () => {
        const code = await send();
        setSent({ ...code, demoCode: code.demo_otp ?? null });
      }),
    sign: (otp: string) => attempt(() => sign(otp)),
  };
}
