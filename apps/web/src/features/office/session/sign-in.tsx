import { useEffect } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { BrandMark } from "../../../ui/brand-mark.tsx";
import { Page } from "../../../ui/page.tsx";
import { nextPath } from "./next-path.rules.ts";
import { useOfficeSession } from "./office-session.ts";
import classes from "./sign-in.module.css";
import { SignInForm } from "./sign-in-form.tsx";

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
    <Page
      title="Office sign-in"
      description="Sign-in for the team that runs Rebale."
      index={false}
      className={classes.page}
    >
      <div className={classes.card}>
        <span className={classes.brand}>
          <BrandMark size={30} /> Rebale <small>Office</small>
        </span>
        <h1>Sign in</h1>
        <p>For the team that runs the market.</p>
        <SignInForm />
        <Link to="/" className={classes.back}>
          Back to the market
        </Link>
      </div>
    </Page>
  );
}
