import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { t } from "ttag";
import { nextPath } from "../../../shared/office/session/next-path.rules.ts";
import { OfficeCard } from "../../../shared/office/session/office-card.tsx";
import { useOfficeSession } from "../../../shared/office/session/office-session.ts";
import classes from "../../../shared/office/session/sign-in.module.css";
import { SignInForm } from "../../../shared/office/session/sign-in-form.tsx";

export default function SignIn() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useOfficeSession();
  const next = nextPath(address.get("next"));
  // Also when the sign-in happened in another tab.
  useEffect(() => {
    if (state === "in") void navigate(next, { replace: true });
  }, [state, next, navigate]);
  return (
    <OfficeCard
      title={t`Sign in`}
      lead={t`For the team that runs the market.`}
      back={{ to: "/", name: t`Back to the market` }}
    >
      <SignInForm />
      <Link to="/admin/forgot" className={classes.back}>{t`Forgot password?`}</Link>
    </OfficeCard>
  );
}
