import { useState } from "react";
import { jt, t } from "ttag";
import classes from "../../ui/code/code.module.css";
import { CodeEntry } from "../../ui/code/code-entry.tsx";
import { PhoneField } from "../../ui/fields/india-fields.tsx";
import { SubmitButton } from "../../ui/fields/submit-button.tsx";
import { SecondStep } from "./second-step.tsx";
import type { PhoneProving, SentCode } from "./use-phone-proof.ts";
import { type Purpose, type Signed, usePhoneProof } from "./use-phone-proof.ts";

/** Asks for a number, then for the code sent to it. */
export function PhoneProof({
  purpose,
  onProven,
  known = "",
  lead,
  children,
}: {
  purpose: Purpose;
  onProven: (signed: Signed, mobile: string) => void;
  /** A number that was typed before. */
  known?: string;
  /** Above the number, and below its button. */
  lead?: React.ReactNode;
  children?: React.ReactNode;
}) {
  const proof = usePhoneProof(purpose, onProven);
  const [mobile, setMobile] = useState(known);
  if (proof.sent && proof.ticket)
    return (
      <SecondStep
        ticket={proof.ticket}
        onSigned={(signed) => proof.sent && onProven(signed, proof.sent.mobile)}
        onExpired={proof.changeNumber}
      />
    );
  if (proof.sent) return <CodeForm proof={proof} sent={proof.sent} />;

  const type = (typed: string) => {
    setMobile(typed);
    proof.clearError();
  };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(e) => {
        e.preventDefault();
        void proof.sendCode(mobile);
      }}
    >
      {lead}
      <PhoneField
        description={t`We send a 4-digit code by SMS.`}
        value={mobile}
        onChange={(e) => type(e.currentTarget.value)}
        error={proof.error}
        data-autofocus
      />
      <SubmitButton busy={proof.busy} fullWidth>
        {t`Send code`}
      </SubmitButton>
      {children}
    </form>
  );
}

const CodeForm = ({ proof, sent }: { proof: PhoneProving; sent: SentCode }) => (
  <CodeEntry
    sent={sent}
    where={jt`We sent the code to ${(
      <b key="1" className="figures">
        +91 {sent.mobile}
      </b>
    )}. It is valid for 5 minutes.`}
    busy={proof.busy}
    error={proof.error}
    yes={t`Verify`}
    onType={proof.clearError}
    onCode={(code) => void proof.verify(code)}
    onAgain={() => void proof.sendCode(sent.mobile)}
    other={
      <button type="button" onClick={proof.changeNumber}>
        {t`Change number`}
      </button>
    }
  />
);
