import type { SentSheetCode, SheetToSign } from "@rebale/contract/listings";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { jt, t } from "ttag";
import { api } from "../../../../lib/api/browser.ts";
import { listings } from "../../../../lib/api/operations.ts";
import { Refused } from "../../../../lib/api/refused.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { explain } from "../../../../lib/language/explain.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { CodeEntry } from "../../../../ui/code/code-entry.tsx";
import classes from "./signing.module.css";

type Sent = SentSheetCode & { readonly demoCode: string | null };

/** Refusals that typing again can correct; after any other the sheet is read anew. */
const ofTheCode = new Set(["otp_mismatch", "otp_expired", "otp_too_many", "too_many_requests"]);

/** A code to the seller's own phone or mail address, and with it the signature. */
export function SignForm({ sheet }: { sheet: SheetToSign }) {
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<Sent | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const params = { id: sheet._id };

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
  const send = () =>
    attempt(async () => {
      const { data } = await api.call(listings.sendSheetCode, { params });
      setSent({ ...data, demoCode: data.demo_otp ?? null });
    });
  const sign = (otp: string) =>
    attempt(async () => {
      await api.call(listings.signSheet, { params, body: { otp } });
      toast.success(t`You have signed. The lot opens at its time.`);
      await revalidate();
    });

  if (!sent)
    return (
      <PlainButton kind="main" disabled={busy} onClick={() => void send()}>
        {t`Send code to sign`}
      </PlainButton>
    );
  const where = (
    <b key="1" className={classes.sentTo}>
      {sent.sent_by === "sms" ? `+91 ${sent.sent_to}` : sent.sent_to}
    </b>
  );
  return (
    <CodeEntry
      sent={sent}
      where={jt`We sent the code to ${where}. It is valid for 5 minutes.`}
      busy={busy}
      error={error}
      yes={t`Sign`}
      waits
      onType={() => setError(null)}
      onCode={(code) => void sign(code)}
      onAgain={() => void send()}
    />
  );
}
