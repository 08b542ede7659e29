import { useEffect, useRef, useState } from "react";
import { t } from "ttag";
import { messages, timing } from "../../lib/language/messages.ts";
import { signIn } from "../../lib/session/session.ts";
import { WithMantine } from "../../ui/mantine/with-mantine.tsx";
import { NameForm } from "./name-form.tsx";
import { PhoneProof } from "./phone-proof.tsx";
import { useProvenPhone } from "./proven-phone.ts";
import type { SignedMember } from "./second-step.tsx";
import classes from "./sign-in.module.css";
import type { Signed } from "./use-phone-proof.ts";

interface Props {
  /** The kept offer, in words. */
  kept: string | null;
  onSigned: (signed: SignedMember) => void;
  /** Looks at the form before; none where it stands beside. */
  onLook: (() => void) | null;
}

/**
 * Number, code and, of a new number, the name: whoever went through is signed in where they were.
 * Papers are asked for when something needs them.
 */
export default function SignInSteps(props: Props) {
  return (
    <WithMantine>
      <Steps {...props} />
    </WithMantine>
  );
}

function Steps({ kept, onSigned, onLook }: Props) {
  const { phone, looked, prove } = useProvenPhone();
  /** A number whose proof no longer counts. */
  const [lapsed, setLapsed] = useState("");
  const steps = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (looked) steps.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  }, [looked]);
  const enter = (signed: SignedMember, mobile: string) => {
    signIn(signed, mobile);
    prove(null);
    onSigned(signed);
  };
  const lapse = (mobile: string) => {
    setLapsed(mobile);
    prove(null);
  };
  const go = (signed: Signed, mobile: string) =>
    signed.type === null
      ? prove({ mobile, token: signed.token, expiresAt: signed.expires_at })
      : enter(signed, mobile);
  if (!looked) return null;
  return (
    <div ref={steps} className={classes.step}>
      {kept && <p className={classes.kept}>{kept}</p>}
      {phone ? (
        <NameForm
          phone={phone}
          onJoined={(signed) => enter(signed, phone.mobile)}
          onLapsed={() => lapse(phone.mobile)}
        />
      ) : (
        <PhoneProof
          purpose="either"
          known={lapsed}
          lead={lapsed ? <Lapsed /> : <Lead />}
          onProven={go}
        >
          {onLook && (
            <button type="button" className={classes.look} onClick={onLook}>
              {t`First look at amount and costs`}
            </button>
          )}
        </PhoneProof>
      )}
    </div>
  );
}

const Lapsed = () => (
  <p role="alert">{t`Please verify your number once more: your account may be there already.`}</p>
);

/** S2.41, S5.6: that one has to log in stands here for its second; then how. */
function Lead() {
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTold(true), timing.loginModal);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={classes.lead}>
      <strong role="alert" data-away={isTold || undefined}>
        {messages.logInToBid}
      </strong>
      <span data-away={isTold ? undefined : ""}>
        {t`No password and no papers: a code by SMS and, if you are new, your name.`}
      </span>
    </p>
  );
}
