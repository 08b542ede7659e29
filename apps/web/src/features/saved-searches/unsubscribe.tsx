import { useState } from "react";
import { t } from "ttag";
import { api } from "../../lib/api/browser.ts";
import { savedSearches } from "../../lib/api/operations.ts";
import { explain } from "../../lib/language/explain.ts";
import { ButtonLink, PlainButton } from "../../ui/button-link.tsx";
import { NeedsScripts } from "../../ui/layout/needs-scripts.tsx";
import { Page } from "../../ui/layout/page.tsx";
import type { Route } from "./+types/unsubscribe";
import classes from "./saved-searches.module.css";

type State = "asked" | "busy" | "done" | { readonly failed: string };

/** Where the link in a mail leads: nothing ends before the button, as programs open links, too. */
export default function Unsubscribe({ params: { token } }: Route.ComponentProps) {
  const [state, setState] = useState<State>("asked");
  const stop = async () => {
    setState("busy");
    try {
      await api.call(savedSearches.unsubscribe, { params: { token } });
      setState("done");
    } catch (error) {
      setState({ failed: explain(error) });
    }
  };
  return (
    <Page title={t`Stop these emails`} description={t`Emails from Rebale.`} index={false}>
      <div className={`wide ${classes.stop}`}>
        {state === "done" ? (
          <>
            <h1 role="status">{t`You will no longer get these emails`}</h1>
            <p>{t`Your saved searches and your watchlist stay. You can turn emails on again there.`}</p>
            <ButtonLink to="/saved-searches">{t`My saved searches`}</ButtonLink>
          </>
        ) : (
          <>
            <h1>{t`Stop these emails?`}</h1>
            <p>{t`We will stop emailing you about saved searches and watched lots. Emails about your own bids, lots and orders continue.`}</p>
            <NeedsScripts />
            {typeof state === "object" && <p role="alert">{state.failed}</p>}
            <PlainButton disabled={state === "busy"} onClick={() => void stop()}>
              {t`Stop these emails`}
            </PlainButton>
          </>
        )}
      </div>
    </Page>
  );
}
