import { jt, t } from "ttag";
import { CodeEntry } from "../../../ui/code/code-entry.tsx";
import type { PhoneProving, SentCode } from "./use-phone-proof.ts";

export const CodeForm = ({ proof, sent }: { proof: PhoneProving; sent: SentCode }) => (
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
