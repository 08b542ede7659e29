import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { jt, t } from "ttag";
import { withNext } from "../../../lib/session/come-back.ts";
import { currentSession } from "../../../lib/session/session.ts";
import { NeedsScripts } from "../../../ui/layout/needs-scripts.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { BuyerForm } from "../registration/buyer-form.tsx";
import classes from "./landing.module.css";

/**
 * For visitors. Decided once on arrival: the form must not vanish while its own registration signs
 * the member in.
 */
export function JoinAsBuyer({ states }: { states: readonly string[] | null }) {
  const [visitor, setVisitor] = useState(true);
  const [search] = useSearchParams();
  useEffect(() => setVisitor(!currentSession().token), []);
  if (!visitor) return null;
  return (
    <section id="become-our-buyer" className={classes.section}>
      <h2>{t`Become Our Buyer`}</h2>
      <p className={classes.lead}>
        {t`It takes about three minutes. Keep your PAN and GST documents handy, or add them later in your profile.`}
      </p>
      <NeedsScripts />
      {states ? <BuyerForm states={states} /> : <FailedPart what={t`The form`} />}
      <p className={classes.already}>
        {jt`Already registered? ${<Link key="1" to={withNext("/login/buyer", search)}>{t`Login as Buyer`}</Link>}`}
      </p>
    </section>
  );
}
