import type { SheetToSign } from "@rebale/contract/listings";
import { useRevalidator } from "react-router";
import { jt, t } from "ttag";
import { api } from "../../../../lib/api/browser.ts";
import { listings } from "../../../../lib/api/operations.ts";
import { toast } from "../../../../lib/forms/toast.ts";
import { PlainButton } from "../../../../ui/button-link.tsx";
import { CodeEntry } from "../../../../ui/code/code-entry.tsx";
import classes from "./signing.module.css";
import { useSigning } from "./use-signing.ts";

/** A code to the seller's own phone or mail address, and with it the signature. */
export function SignForm({ sheet }: { sheet: SheetToSign }) {
  const { revalidate } = useRevalidator();
  const params = { id: sheet._id };
  const signing = useSigning({
    send: async () => (await api.call(listings.sendSheetCode, { params })).data,
    sign: async (otp) => {
      await api.call(listings.signSheet, { params, body: { otp } });
      toast.success(t`You have signed. The lot opens at its time.`);
      await revalidate();
    },
  });
  if (!signing.sent)
    return (
      <PlainButton kind="main" disabled={signing.busy} onClick={() => void signing.send()}>
        {t`Send code to sign`}
      </PlainButton>
    );
  return <TypedCode signing={signing} yes={t`Sign`} />;
}

/** The code that was sent, to be typed; its button signs. */
export function TypedCode({
  signing: { sent, busy, error, forgive, send, sign },
  yes,
}: {
  signing: ReturnType<typeof useSigning>;
  yes: string;
}) {
  if (!sent) return null;
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
      yes={yes}
      waits
      onType={forgive}
      onCode={(code) => void sign(code)}
      onAgain={() => void send()}
    />
  );
}
