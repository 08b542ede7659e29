import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { api } from "../../../lib/api/browser.ts";
import { accounts } from "../../../lib/api/operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { explain } from "../../../lib/explain.ts";
import { formSays } from "../../../lib/form-messages.ts";
import { timing } from "../../../lib/messages.ts";
import { toast } from "../../../lib/toast.ts";
import { isCode, isPhone } from "../accounts.rules.ts";
import type { SignedMember } from "../second-factor/second-step.tsx";

export type Signed = SignedMember & { expires_at: string };
export type Purpose = "registration" | "login";
export interface SentCode {
  mobile: string;
  demoCode: string | null;
}
export type PhoneProving = ReturnType<typeof usePhoneProof>;

/**
 * S4.2, S4.5: a number, a code sent to it, the number proven. `sent` is the number that the code
 * went to.
 */
export function usePhoneProof(
  purpose: Purpose,
  onProven: (signed: Signed, mobile: string) => void,
) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Of a phone that is proven, whose holder has a second factor. */
  const [ticket, setTicket] = useState<string | null>(null);
  const [sent, setSent] = useState<SentCode | null>(null);

  /** The same code pressed again while the next page loads would be told to be wrong. */
  const proven = useRef<string | null>(null);

  const refuse = (text: string) => {
    setError(text);
    toast.error(text);
  };
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      refuse(
        failure instanceof Refused && failure.code === "otp_mismatch"
          ? formSays.otpMismatch
          : explain(failure),
      );
    } finally {
      setBusy(false);
    }
  };

  const sendCode = (mobile: string) => {
    if (!isPhone(mobile))
      return refuse(
        purpose === "login" ? formSays.wrongPhoneLogin : formSays.wrongPhoneRegistration,
      );
    return attempt(async () => {
      const { data } = await api.call(accounts.enterMobile, { body: { mobile } });
      if (purpose === "registration" && data.registered) {
        toast.info(formSays.alreadyRegistered);
        setTimeout(() => void navigate("/login/buyer"), timing.existingUserRedirect);
      } else if (purpose === "login" && !data.registered) {
        refuse(formSays.userNotExists);
        setTimeout(() => void navigate("/buyer"), timing.buyerNotFoundRedirect);
      } else {
        toast.success(purpose === "login" ? formSays.otpSentLogin : formSays.otpSentRegistration);
        setSent({ mobile, demoCode: data.demo_otp ?? null });
      }
    });
  };

  const verify = (otp: string) => {
    if (!sent || busy || proven.current === sent.mobile) return;
    if (!isCode(otp)) return refuse(formSays.otpMismatch);
    return attempt(async () => {
      const { data, ticket } = await api.call(accounts.verifyOtp, {
        body: { mobile: sent.mobile, otp },
      });
      proven.current = sent.mobile;
      if (data) onProven(data, sent.mobile);
      else setTicket(ticket ?? null);
    });
  };

  const changeNumber = () => {
    proven.current = null;
    setSent(null);
    setTicket(null);
    setError(null);
  };
  return {
    busy,
    error,
    sent,
    ticket,
    sendCode,
    verify,
    changeNumber,
    clearError: () => setError(null),
  };
}
