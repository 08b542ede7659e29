import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { companies } from "../../lib/api/operations.ts";
import { toast } from "../../lib/forms/toast.ts";
import { explain } from "../../lib/language/explain.ts";
import { currentSession, useSession } from "../../lib/session/session.ts";
import { keep } from "../../lib/session/tab-storage.ts";
import { ButtonLink, PlainButton } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import classes from "./company.module.css";

/**
 * Where the invitation of a mail leads. Behind the #, the token reaches no log; a registration
 * sends it with its form, a member accepts it here.
 */
export default function InvitationPage() {
  const navigate = useNavigate();
  const { token: session } = useSession();
  const [token, setToken] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    const found = location.hash.slice(1);
    setToken(found);
    if (found && !currentSession().token) keep("invitation", found);
  }, []);
  const accept = async () => {
    try {
      await api.call(companies.acceptInvitation, { body: { token } });
      toast.success(t`You now act for the company`);
      void navigate("/company");
    } catch (error) {
      setRefused(explain(error));
    }
  };
  return (
    <Page
      title={t`Your invitation`}
      description={t`Act for a company on Rebale.`}
      index={false}
      className={`wide ${classes.alone}`}
    >
      <section className={classes.card}>
        <h1 className={classes.title}>{t`Your invitation`}</h1>
        {session ? (
          <>
            <p>{t`Accept it to act for the company that invited you.`}</p>
            {refused && (
              <p role="alert" className={classes.asked}>
                {refused}
              </p>
            )}
            <div className={classes.actions}>
              <PlainButton kind="main" onClick={() => void accept()}>
                {t`Accept the invitation`}
              </PlainButton>
            </div>
          </>
        ) : (
          <>
            <p>{t`A company on Rebale invites you to act for it. Register to join it. If you already have an account, log in and open this link again.`}</p>
            <div className={classes.actions}>
              <ButtonLink to="/login/buyer" kind="quiet">{t`Login as Buyer`}</ButtonLink>
              <ButtonLink to="/login/seller" kind="quiet">{t`Login as Seller`}</ButtonLink>
              <ButtonLink to="/buyer" kind="main">{t`Become a Buyer`}</ButtonLink>
            </div>
          </>
        )}
      </section>
    </Page>
  );
}
