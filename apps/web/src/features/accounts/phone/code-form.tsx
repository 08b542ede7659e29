import { IconDeviceMobileMessage } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { jt, t } from "ttag";
import { OtpField } from "../../../ui/fields/india-fields.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { isCode } from "../accounts.rules.ts";
import classes from "./phone-proof.module.css";
import type { PhoneProving, SentCode } from "./use-phone-proof.ts";

export function CodeForm({ proof, sent }: { proof: PhoneProving; sent: SentCode }) {
  const [code, setCode] = useState("");
  const wait = useResendWait(sent);
  const type = (typed: string) => {
    setCode(typed);
    proof.clearError();
    // The fourth digit is the last: nobody need press a button as well.
    if (isCode(typed)) void proof.verify(typed);
  };
  const again = () => {
    type("");
    void proof.sendCode(sent.mobile);
  };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(e) => {
        e.preventDefault();
        void proof.verify(code);
      }}
    >
      <p className={classes.sent}>
        <IconDeviceMobileMessage size={22} aria-hidden />
        <span>{jt`The code went to ${(
          <b key="1" className="figures">
            +91 {sent.mobile}
          </b>
        )} and is valid for 5 minutes.`}</span>
      </p>
      {sent.demoCode && <DemoCode code={sent.demoCode} onUse={type} />}
      <OtpField
        value={code}
        onChange={(e) => type(e.currentTarget.value)}
        error={proof.error}
        ref={focusOnce}
        classNames={{ input: classes.code }}
      />
      <SubmitButton busy={proof.busy} fullWidth>
        {t`Verify`}
      </SubmitButton>
      <div className={classes.other}>
        <button type="button" onClick={proof.changeNumber}>
          {t`Change number`}
        </button>
        <button type="button" disabled={proof.busy || wait > 0} onClick={again}>
          {wait > 0 ? t`Send a new code in ${wait} s` : t`Send a new code`}
        </button>
      </div>
    </form>
  );
}

const RESEND = 30; // seconds: an SMS may take as long

/** Seconds until another code may be asked for, from each sending on. */
function useResendWait(sent: SentCode): number {
  const [wait, setWait] = useState(RESEND);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sending begins anew
  useEffect(() => {
    setWait(RESEND);
    const timer = setInterval(() => setWait((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [sent]);
  return wait;
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
