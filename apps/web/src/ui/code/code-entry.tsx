import { useEffect, useRef, useState } from "react";
import { t } from "ttag";
import IconDeviceMobileMessage from "~icons/tabler/device-mobile-message";
import { OtpField } from "../fields/india-fields.tsx";
import { SubmitButton } from "../fields/submit-button.tsx";
import classes from "./code.module.css";

interface Props {
  /** A new one with each sending. */
  sent: { readonly demoCode: string | null };
  /** Where the code went. */
  where: React.ReactNode;
  busy: boolean;
  error: string | null;
  /** On the button. */
  yes: string;
  onType: () => void;
  /** Nothing happens before the button is pressed: what it does binds. */
  waits?: boolean;
  /** Not called again while it is busy. */
  onCode: (code: string) => void;
  onAgain: () => void;
  /** Stands beside the button for another code. */
  other?: React.ReactNode;
}

const isWhole = (code: string) => /^\d{4}$/.test(code);

/**
 * A code that was sent, typed or taken from the message; it goes off with its last digit, unless it
 * is a signature.
 */
export function CodeEntry({
  sent,
  where,
  busy,
  error,
  yes,
  waits = false,
  onType,
  onCode,
  onAgain,
  other,
}: Props) {
  const [code, setCode] = useState("");
  const wait = useResendWait(sent);
  const type = (typed: string) => {
    setCode(typed);
    onType();
    // The fourth digit is the last: nobody need press a button as well.
    if (isWhole(typed) && !busy && !waits) onCode(typed);
  };
  useCodeFromMessage(sent, type);
  const again = () => {
    type("");
    onAgain();
  };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(e) => {
        e.preventDefault();
        if (!busy) onCode(code);
      }}
    >
      <p className={classes.sent}>
        <IconDeviceMobileMessage size={22} aria-hidden />
        <span>{where}</span>
      </p>
      {sent.demoCode && <DemoCode code={sent.demoCode} onUse={type} />}
      <OtpField
        value={code}
        onChange={(e) => type(e.currentTarget.value)}
        error={error}
        ref={focusOnce}
        classNames={{ input: classes.code }}
      />
      <SubmitButton busy={busy} fullWidth>
        {yes}
      </SubmitButton>
      <div className={classes.other}>
        {other}
        <button type="button" disabled={busy || wait > 0} onClick={again}>
          {wait > 0 ? t`Send a new code in ${wait} s` : t`Send a new code`}
        </button>
      </div>
    </form>
  );
}

/** The code is the next thing to type. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

/** The server tells the code in the demo only, where nothing is sent. */
const DemoCode = ({ code, onUse }: { code: string; onUse: (code: string) => void }) => (
  <div className={classes.demo}>
    <span>
      {t`Demo: no SMS is sent. Your code is`} <b className="figures">{code}</b>
    </span>
    <button type="button" onClick={() => onUse(code)}>
      {t`Fill it in`}
    </button>
  </div>
);

/**
 * Android asks its owner whether the code of the message that comes may be filled in (WebOTP); an
 * iPhone offers it above its keyboard. Who says no types it.
 */
function useCodeFromMessage(sent: object, fill: (code: string) => void): void {
  const filling = useRef(fill);
  useEffect(() => {
    filling.current = fill;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sending is waited for anew
  useEffect(() => {
    if (!("OTPCredential" in window)) return;
    const waiting = new AbortController();
    const asked = { otp: { transport: ["sms"] }, signal: waiting.signal };
    navigator.credentials.get(asked as CredentialRequestOptions).then(
      (message) => {
        if (message) filling.current((message as unknown as { code: string }).code);
      },
      () => undefined,
    );
    return () => waiting.abort();
  }, [sent]);
}

const RESEND = 30; // seconds: an SMS may take as long

/** Seconds until another code may be asked for, from each sending on. */
function useResendWait(sent: object): number {
  const [wait, setWait] = useState(RESEND);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sending begins anew
  useEffect(() => {
    setWait(RESEND);
    const timer = setInterval(() => setWait((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [sent]);
  return wait;
}
