import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "ttag";
import { toast } from "../../../lib/forms/toast.ts";
import { formSays } from "../../../lib/language/form-messages.ts";
import { showTop } from "../../../lib/page/show-place.ts";
import { PlainButton } from "../../../ui/button-link.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { isPan, sellerStepOneComplaints } from "../accounts.rules.ts";
import { PhoneDialog } from "../phone/phone-dialog.tsx";
import { AcceptsPolicies } from "./accepts-policies.tsx";
import { AwaitingDialog } from "./awaiting-dialog.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import classes from "./registration.module.css";
import { SellerSteps } from "./seller-steps.tsx";
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
      toast.success(formSays.registered);
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
    show(2);
  };
  const send = () => {
    if (!isPan(form.getValues().documents.pancard.number))
      return complain([{ path: "documents.pancard.number", msg: formSays.invalidPan }]);
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
