import { useEffect, useState } from "react";
import { jt, t } from "ttag";
import type { Api } from "../../lib/api/client.ts";
import { accounts } from "../../lib/api/operations.ts";
import { explain } from "../../lib/language/explain.ts";
import { CodeEntry } from "../../ui/code/code-entry.tsx";
import { Skeleton } from "../../ui/states/waiting.tsx";

/** A code to the phone that the account has. */
export function ProveByCode({
  api,
  onCode,
}: {
  api: Api;
  onCode: (code: string) => Promise<unknown>;
}) {
  const [sent, setSent] = useState<{ mobile: string; demoCode: string | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      setError(explain(failure));
    } finally {
      setBusy(false);
    }
  };
  const sendCode = () =>
    attempt(async () => {
      const profile = await api.call(accounts.readProfile);
      const mobile = profile.data.contact.mobile ?? "";
      const { data } = await api.call(accounts.enterMobile, { body: { mobile } });
      setSent({ mobile, demoCode: data.demo_otp ?? null });
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the dialog opens
  useEffect(() => void sendCode(), []);
  if (!sent) return error ? <p role="alert">{error}</p> : <Skeleton height={120} />;
  return (
    <CodeEntry
      sent={sent}
      where={jt`We sent the code to ${(
        <b key="1" className="figures">
          +91 {sent.mobile}
        </b>
      )}. It is valid for 5 minutes.`}
      busy={busy}
      error={error}
      yes={t`Confirm`}
      onType={() => setError(null)}
      onCode={(code) => void attempt(() => onCode(code))}
      onAgain={() => void sendCode()}
    />
  );
}
