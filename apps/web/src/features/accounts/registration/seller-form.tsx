import { useState } from "react";
import { useNavigate } from "react-router";
import { jt, t } from "ttag";
import IconCheck from "~icons/tabler/check";
import { endFailures, toast } from "../../../lib/forms/toast.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { showTop } from "../../../lib/page/show-place.ts";
import { AcceptsPolicies } from "../../../shared/sign-in/accepts-policies.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { isPan, sellerStepOneComplaints } from "../accounts.rules.ts";
import { PhoneDialog } from "../phone/phone-dialog.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import classes from "./registration.module.css";
import { Submitting } from "./submitting.tsx";
import { useAskOnArrival } from "./use-ask-on-arrival.ts";
import { useRegistration } from "./use-registration.ts";

/** S2.38, S4.4: two steps, then the wait for activation. */
export function SellerForm({ states }: { states: readonly string[] }) {
  const navigate = useNavigate();
  const [step, setStep] = useState<1 | 2>(1);
  const [awaiting, setAwaiting] = useState(false);
  const registering = useRegistration({
    type: "seller",
    onCreated: () => undefined,
    onFinished: () => {
      toast.success(formMessages.registered);
      setAwaiting(true);
    },
    onRefused: (half) => setStep(half === "personal" ? 1 : 2),
  });
  const { card, form, stage, proven, asking, setAsking, phoneProven, complain, submit } =
    registering;
  useAskOnArrival(registering);

  const show = (to: 1 | 2) => {
    setStep(to);
    showTop(card);
  };
  const next = () => {
    const typed = form.getValues();
    const complaints = sellerStepOneComplaints({
      ...typed,
      contact: { ...typed.contact, mobile: proven.phone?.mobile ?? "" },
    });
    if (complaints.length) return complain(complaints);
    form.clearErrors();
    endFailures();
    show(2);
  };
  const send = () => {
    if (!isPan(form.getValues().documents.pancard.number))
      return complain([{ path: "documents.pancard.number", msg: formMessages.invalidPan }]);
    void submit();
  };

  return (
    <>
      <form
        ref={card}
        noValidate
        className={classes.card}
        onSubmit={(e) => {
          e.preventDefault();
          if (step === 1) next();
          else send();
        }}
      >
        <SellerSteps step={step} />
        <div hidden={step !== 1}>
          <PersonalFields registering={registering} states={states} seller />
        </div>
        <div hidden={step !== 2}>
          <DocumentFields registering={registering} seller />
        </div>
        <AcceptsPolicies />
        <div className={classes.actions}>
          {step === 2 && (
            <PlainButton kind="quiet" onClick={() => show(1)}>
              {t`Back`}
            </PlainButton>
          )}
          <SubmitButton busy={stage.at === "creating"} main={step === 2}>
            {step === 1 ? t`Next` : t`Submit`}
          </SubmitButton>
        </div>
        <Submitting registering={registering} later={t`Continue without them`} />
      </form>
      <PhoneDialog open={asking} onClose={() => setAsking(false)} onProven={phoneProven} />
      <AwaitingDialog open={awaiting} onClose={() => void navigate("/")} />
    </>
  );
}

/** S2.38, S4.4: closing it goes home. */
function AwaitingDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t`Thank you, we have your details`}>
      <p>{jt`Your account must be ${<strong key="1">{t`activated by an admin`}</strong>} before you can log in. You will receive an email that confirms your verification.`}</p>
      <PlainButton kind="main" onClick={onClose}>
        {t`Go to Homepage`}
      </PlainButton>
    </Dialog>
  );
}

const steps = [t`Fill Your Details`, t`Document Details`];

function SellerSteps({ step }: { step: 1 | 2 }) {
  return (
    <ol className={classes.steps}>
      {steps.map((title, i) => (
        <li
          key={title}
          aria-current={i + 1 === step ? "step" : undefined}
          data-done={i + 1 < step || undefined}
        >
          <b>{i + 1 < step ? <IconCheck size={18} aria-label={t`Done`} /> : i + 1}</b>
          {title}
        </li>
      ))}
    </ol>
  );
}
