import type { SecondProof } from "@rebale/contract/accounts";
import { useEffect, useRef, useState } from "react";
import { t } from "ttag";
import IconFingerprint from "~icons/tabler/fingerprint";
import { PlainButton } from "../../ui/button-link.tsx";
import { Skeleton } from "../../ui/states/waiting.tsx";
import {
  type Asked,
  canUsePasskeys,
  explainPasskey,
  loadPasskeys,
  sign,
} from "./browser-passkeys.ts";
import { CodeForm } from "./code-form.tsx";
import classes from "./second-factor.module.css";

interface Props {
  /** The button's words. */
  yes: string;
  /** Asks for a challenge; null of who has no passkey. */
  ask: () => Promise<Asked | null>;
  onProof: (proof: SecondProof) => Promise<unknown>;
}

/** A second factor: the passkey first, where there is one, and the code beside it. */
export function ProofForm({ yes, ask, onProof }: Props) {
  const { asked, askAgain } = useAsked(ask);
  const root = useRef<HTMLDivElement>(null);
  const isWaiting = asked === undefined;
  useEffect(() => {
    if (!isWaiting) root.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, [isWaiting]);
  if (isWaiting) return <Skeleton height={150} />;
  return (
    <div ref={root} className={classes.form}>
      {asked && (
        <UsePasskey
          asked={asked}
          onSigned={(passkey) => onProof({ passkey })}
          onFailed={askAgain}
        />
      )}
      <CodeForm yes={yes} onCode={(code) => onProof({ code })} main={!asked} recovery />
    </div>
  );
}

/** Undefined while it is asked for. Whoever cannot be told has the code. */
function useAsked(ask: () => Promise<Asked | null>) {
  const [asked, setAsked] = useState<Asked | null | undefined>(canUsePasskeys() ? undefined : null);
  const askNow = async () => {
    try {
      const found = await ask();
      // Before the button is pressed: of what comes later a browser may say that nobody asked.
      if (found) await loadPasskeys();
      setAsked(found);
    } catch {
      setAsked(null);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    if (asked === undefined) void askNow();
  }, []);
  return { asked, askAgain: askNow };
}

interface UseProps {
  asked: Asked;
  onSigned: (passkey: Awaited<ReturnType<typeof sign>>) => Promise<unknown>;
  /** The challenge is used up. */
  onFailed: () => unknown;
}

function UsePasskey({ asked, onSigned, onFailed }: UseProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const prove = async () => {
    setBusy(true);
    setError(null);
    try {
      await onSigned(await sign(asked));
    } catch (failure) {
      setError(explainPasskey(failure));
      onFailed();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <PlainButton kind="main" disabled={busy} onClick={() => void prove()} data-autofocus>
        <IconFingerprint width={22} height={22} aria-hidden />
        {t`Use your passkey`}
      </PlainButton>
      {error && (
        <p role="alert" className={classes.refused}>
          {error}
        </p>
      )}
      <p className={classes.or}>{t`or enter a code`}</p>
    </>
  );
}
