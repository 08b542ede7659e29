import { useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { api } from "../../lib/api/browser.ts";
import { accounts } from "../../lib/api/operations.ts";
import { Refused } from "../../lib/api/refused.ts";
import { removeToast, toast } from "../../lib/forms/toast.ts";
import { explain } from "../../lib/language/explain.ts";
import { formMessages } from "../../lib/language/form-messages.ts";
import { timing } from "../../lib/language/messages.ts";
import { withNext } from "../../lib/session/come-back.ts";
import { isCode, isPhone } from "./digits.rules.ts";
import type { SignedMember } from "./second-step.tsx";

export type Signed = SignedMember & { expires_at: string };
/** `either` where a known number signs in and a new one registers, in the same place. */
export type Purpose = "registration" | "login" | "either";
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
  /** For a proven phone whose holder has a second factor. */
  const [ticket, setTicket] = useState<string | null>(null);
  const carried = useCarriedCode();
  const [sent, setSent] = useState(carried);

  /** One call at a time; after a good code none: the button is busy until what follows shows. */
  const isAtWork = useRef(false);

  const refuse = (text: string) => {
    setError(text);
    toast.fieldError(text);
  };
  const setWork = (to: boolean) => {
    isAtWork.current = to;
    setBusy(to);
  };
  /** @param work answers whether something else shows next */
  const attempt = async (work: () => Promise<boolean>) => {
    if (isAtWork.current) return;
    setWork(true);
    setError(null);
    try {
      if (!(await work())) setWork(false);
    } catch (failure) {
      setWork(false);
      refuse(
        failure instanceof Refused && failure.code === "otp_mismatch"
          ? formMessages.otpMismatch
          : explain(failure),
      );
    }
  };

  const sendCode = (mobile: string) => {
    if (!isPhone(mobile))
      return refuse(
        purpose === "registration"
          ? formMessages.wrongPhoneRegistration
          : formMessages.wrongPhoneLogin,
      );
    return attempt(async () => {
      const { data } = await api.call(accounts.enterMobile, { body: { mobile } });
      const code = { mobile, demoCode: data.demo_otp ?? null };
      if (purpose === "registration" && data.registered) {
        toast.info(formMessages.alreadyRegistered);
        setTimeout(() => goOn("/login/buyer", code), timing.existingUserRedirect);
        return true;
      }
      if (purpose === "login" && !data.registered) {
        toast.info(formMessages.userNotExists, formMessages.newNumber);
        setTimeout(() => goOn("/buyer", code), timing.buyerNotFoundRedirect);
        return true;
      }
      if (purpose === "login") toast.success(formMessages.otpSentLogin);
      if (purpose === "registration") toast.success(formMessages.otpSentRegistration);
      setSent(code);
      return false;
    });
  };

  const verify = (otp: string) => {
    if (!sent || isAtWork.current) return;
    if (!isCode(otp)) return refuse(formMessages.otpMismatch);
    return attempt(async () => {
      const { data, ticket } = await api.call(accounts.verifyOtp, {
        body: { mobile: sent.mobile, otp },
      });
      removeToast(formMessages.otpSentLogin);
      removeToast(formMessages.otpSentRegistration);
      if (data) onProven(data, sent.mobile);
      else setTicket(ticket ?? null);
      return data !== null;
    });
  };

  const changeNumber = () => {
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
