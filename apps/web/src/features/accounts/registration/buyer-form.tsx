import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { accounts } from "../../../lib/api/operations.ts";
import { toast } from "../../../lib/forms/toast.ts";
import { formMessages } from "../../../lib/language/form-messages.ts";
import { showTop } from "../../../lib/page/show-place.ts";
import { nextAfterLogin } from "../../../lib/session/next-after-login.ts";
import { signIn, updateSession } from "../../../lib/session/session.ts";
import { AcceptsPolicies } from "../../../shared/sign-in/accepts-policies.tsx";
import { PlainButton } from "../../../ui/button-link.tsx";
import { SubmitButton } from "../../../ui/fields/submit-button.tsx";
import { FormTabs } from "../form-tabs.tsx";
import { PhoneDialog } from "../phone/phone-dialog.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import classes from "./registration.module.css";
import { Submitting } from "./submitting.tsx";
import { useAskOnArrival } from "./use-ask-on-arrival.ts";
import { useRegistration } from "./use-registration.ts";

/** S2.45: the picture that was sent shows at once; without it the member goes on all the same. */
const showOwnPicture = () =>
  api.call(accounts.readProfile).then(
    ({ data }) => updateSession({ profileimage: data.profile_image ?? "" }),
    () => undefined,
  );

/** S2.35, S4.3: 'Become Our Buyer'. */
export function BuyerForm({ states }: { states: readonly string[] }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const back = nextAfterLogin(search, "");
  const [tab, setTab] = useState<"personal" | "document">("personal");
  const registering = useRegistration({
    type: "buyer",
    onCreated: ({ token = "" }, { name }, mobile) =>
      signIn({ token, type: "buyer", name: name.trim(), profile_image: null }, mobile),
    onFinished: async () => {
      await showOwnPicture();
      toast.success(formMessages.buyerCreated);
      void navigate(back || "/dashboard");
    },
    onRefused: (half) => {
      setTab(half);
      if (half === "document") setShort(false);
    },
  });
  const { card, stage, proven, asking, setAsking, phoneProven, needPhone, submit } = registering;
  useAskOnArrival(registering);

  const show = (to: "personal" | "document") => {
    setTab(to);
    showTop(card);
  };
  const next = () => (proven.phone ? show("document") : needPhone());
  // Visitors from a lot go back to it: the rest can follow when it is asked for.
  const [isShort, setShort] = useState(back !== "");
  return (
    <>
      <form
        ref={card}
        noValidate
        className={classes.card}
        onSubmit={(e) => {
          e.preventDefault();
          if (tab === "personal" && !isShort) next();
          else void submit();
        }}
      >
        {isShort ? (
          <PersonalFields registering={registering} states={states} short />
        ) : (
          <FormTabs
            label={t`Become Our Buyer`}
            active={tab}
            onChange={(to) => (to === "document" ? next() : show(to))}
            tabs={[
              {
                id: "personal",
                label: t`Personal Detail`,
                panel: <PersonalFields registering={registering} states={states} />,
              },
              {
                id: "document",
                label: t`Document`,
                panel: <DocumentFields registering={registering} />,
              },
            ]}
          />
        )}
        <AcceptsPolicies />
        <div className={classes.actions}>
          {isShort && (
            <PlainButton kind="quiet" onClick={() => setShort(false)}>
              {t`Fill in everything now`}
            </PlainButton>
          )}
          {!isShort && tab === "document" && (
            <PlainButton kind="quiet" onClick={() => show("personal")}>
              {t`Back`}
            </PlainButton>
          )}
          <SubmitButton busy={stage.at === "creating"} main={isShort || tab === "document"}>
            {isShort ? t`Register and go back` : tab === "personal" ? t`Next` : t`Submit`}
          </SubmitButton>
        </div>
        <Submitting registering={registering} later={t`Go to my dashboard`} />
      </form>
      <PhoneDialog open={asking} onClose={() => setAsking(false)} onProven={phoneProven} />
    </>
  );
}
