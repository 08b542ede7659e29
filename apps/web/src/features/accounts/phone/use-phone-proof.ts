import { useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { api } from "../../../lib/api/browser.ts";
import { accounts } from "../../../lib/api/operations.ts";
import { Refused } from "../../../lib/api/refused.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { explain } from "../../../lib/language/explain.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { timing } from "../../../lib/language/messages.ts";
import { withNext } from "../../../lib/session/come-back.ts";
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
 * From the login to the registration and back, by who knocked at the wrong one: with where they
 * meant to go, and with the code that was sent already, so that nothing is typed twice.
 */
function useOtherDoor() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (path: string, sent: SentCode) =>
    void navigate(withNext(path, search), { state: { sent } });
}

function useCarriedCode(): SentCode | null {
  const state = useLocation().state as { sent?: SentCode } | null;
  return state?.sent ?? null;
}

/**
 * S4.2, S4.5: a number, a code sent to it, the number proven. `sent` is the number that the code
 * went to.
 */
export function usePhoneProof(
  purpose: Purpose,
  onProven: (signed: Signed, mobile: string) => void,
) {
  const goOn = useOtherDoor();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** Of a phone that is proven, whose holder has a second factor. */
  const [ticket, setTicket] = useState<string | null>(null);
  const carried = useCarriedCode();
  const [sent, setSent] = useState(carried);

  /** The same code pressed again while the next page loads would be told to be wrong. */
  const proven = useRef<string | null>(null);

  const refuse = (text: string) => {
    setError(text);
    toast.fieldError(text);
  };
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (failure) {
      refuse(
        failure instanceof Refused && failure.code === "otp_mismatch"
          ? formMessages.otpMismatch
          : explain(failure),
      );
    } finally {
      setBusy(false);
    }
  };

  const sendCode = (mobile: string) => {
    if (!isPhone(mobile))
      return refuse(
        purpose === "login" ? formMessages.wrongPhoneLogin : formMessages.wrongPhoneRegistration,
      );
    return attempt(async () => {
      const { data } = await api.call(accounts.enterMobile, { body: { mobile } });
      const code = { mobile, demoCode: data.demo_otp ?? null };
      if (purpose === "registration" && data.registered) {
        toast.info(formMessages.alreadyRegistered);
        setTimeout(() => goOn("/login/buyer", code), timing.existingUserRedirect);
      } else if (purpose === "login" && !data.registered) {
        toast.info(formMessages.userNotExists, formMessages.newNumber);
        setTimeout(() => goOn("/buyer", code), timing.buyerNotFoundRedirect);
      } else {
        toast.success(
          purpose === "login" ? formMessages.otpSentLogin : formMessages.otpSentRegistration,
        );
        setSent(code);
      }
    });
  };

  const verify = (otp: string) => {
    if (!sent || busy || proven.current === sent.mobile) return;
    if (!isCode(otp)) return refuse(formMessages.otpMismatch);
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
