import { useLocation, useRouteError } from "react-router";
import { t } from "ttag";
import { Refused } from "../../lib/api/refused.ts";
import { explain } from "../../lib/language/explain.ts";
import { loginAgain } from "../../lib/session/come-back.ts";
import { ButtonLink } from "../button-link.tsx";
import { Page } from "../layout/page.tsx";
import { TryAgain } from "./failed-part.tsx";
import { Reference } from "./reference.tsx";
import classes from "./states.module.css";

/** For a member screen: `export { Failed as ErrorBoundary }`. */
export function Failed() {
  const error = useRouteError();
  const { title, text, next, reference } = wordsFor(error);
  return (
    <Page
      title={title}
      description={t`This page could not be shown.`}
      index={false}
      className={`wide ${classes.failed}`}
    >
      <div className={classes.state} role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        <div className={classes.next}>{next}</div>
        {reference}
      </div>
    </Page>
  );
}

/** Both logins; either comes back to this page. */
function LoginAgain() {
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return (
    <>
      <ButtonLink to={loginAgain("buyer", here)}>{t`Login as Buyer`}</ButtonLink>
      <ButtonLink to={loginAgain("seller", here)} kind="quiet">
        {t`Login as Seller`}
      </ButtonLink>
    </>
  );
}

/** For who is logged out while a member screen is open: it stays, with what they have written. */
export const LoggedOut = () => (
  <div className={classes.loggedOut} role="alert">
    <p>
      <strong>{t`You are logged out.`}</strong>{" "}
      {t`Your session has ended. Log in again to continue.`}
    </p>
    <div className={classes.next}>
      <LoginAgain />
    </div>
  </div>
);

/** Asking again helps nobody whose session has ended, or for whom the page is not or has nothing. */
function wordsFor(error: unknown) {
  const code = error instanceof Refused ? error.code : null;
  if (code === "sign_in_first")
    return {
      title: t`You are logged out`,
      text: t`Your session has ended. Log in again to continue.`,
      next: <LoginAgain />,
    };
  if (code === "not_allowed")
    return {
      title: t`This page is not for your account`,
      text: t`Selling needs a seller account, bidding a buyer account.`,
      next: <ButtonLink to="/dashboard">{t`Go to your dashboard`}</ButtonLink>,
    };
  if (code === "not_found")
    return {
      title: t`There is nothing here`,
      text: t`It is gone, or it belongs to another account.`,
      next: <ButtonLink to="/dashboard">{t`Go to your dashboard`}</ButtonLink>,
    };
  return {
    title: t`This page could not be loaded`,
    text: explain(error),
    next: <TryAgain />,
    reference: <Reference of={error} />,
  };
}
