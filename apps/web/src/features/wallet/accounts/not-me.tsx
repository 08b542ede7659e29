import { useState } from "react";
import { t } from "ttag";
import { api } from "../../../lib/api/browser.ts";
import { banking } from "../../../lib/api/operations.ts";
import { explain } from "../../../lib/language/explain.ts";
import { ButtonLink, PlainButton } from "../../../ui/button-link.tsx";
import { NeedsScripts } from "../../../ui/layout/needs-scripts.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import pageClasses from "../paying/demo-gateway.module.css";
import classes from "../wallet.module.css";

type State = "asked" | "busy" | "done" | { readonly failed: string };

/**
 * Where the link in the notice of a new bank account leads, signed in or not: nothing happens
 * before the button, as programs open links, too. Behind the #, the token reaches no log.
 */
export default function NotMe() {
  const [state, setState] = useState<State>("asked");
  const stop = async () => {
    setState("busy");
    try {
      const token = location.hash.slice(1);
      await api.call(banking.objectToBankAccount, { body: { token } });
      setState("done");
    } catch (error) {
      setState({ failed: explain(error) });
    }
  };
  return (
    <Page
      title={t`Stop a bank account`}
      description={t`Where your company is paid to.`}
      index={false}
      className={`wide ${pageClasses.page}`}
    >
      {state === "done" ? (
        <section className={classes.card}>
          <h1 role="status">{t`The account is on hold`}</h1>
          <p>{t`Nothing is paid to it, and our team is told. Somebody may have your login: log in, change your password, and log out on all devices.`}</p>
          <ButtonLink to="/dashprofile" kind="main">{t`To my profile`}</ButtonLink>
        </section>
      ) : (
        <section className={classes.card}>
          <h1>{t`You did not add this bank account?`}</h1>
          <p>{t`We put it on hold at once: nothing is paid to it until our team has spoken with you.`}</p>
          <NeedsScripts />
          {typeof state === "object" && <p role="alert">{state.failed}</p>}
          <PlainButton kind="main" disabled={state === "busy"} onClick={() => void stop()}>
            {t`This was not me: stop it`}
          </PlainButton>
        </section>
      )}
    </Page>
  );
}
