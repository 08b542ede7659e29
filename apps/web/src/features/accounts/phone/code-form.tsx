import { IconDeviceMobileMessage } from "@tabler/icons-react";
import { useState } from "react";
import { OtpField } from "../../../ui/fields/india-fields.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import classes from "./phone-proof.module.css";
import type { PhoneProving, SentCode } from "./use-phone-proof.ts";

export function CodeForm({ proof, sent }: { proof: PhoneProving; sent: SentCode }) {
  const [code, setCode] = useState("");
  const type = (typed: string) => {
    setCode(typed);
    proof.clearError();
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
        <span>
          The code went to <b className="figures">+91 {sent.mobile}</b> and is valid for 5 minutes.
        </span>
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
        Verify
      </SubmitButton>
      <div className={classes.other}>
        <button type="button" onClick={proof.changeNumber}>
          Change number
        </button>
        <button type="button" disabled={proof.busy} onClick={again}>
          Send a new code
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
      Demo: no SMS is sent. Your code is <b className="figures">{code}</b>
    </span>
    <button type="button" onClick={() => onUse(code)}>
      Fill it in
    </button>
  </div>
);
