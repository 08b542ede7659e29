import { isRouteErrorResponse, useLocation } from "react-router";
import { explain } from "../../lib/explain.ts";
import { says } from "../../lib/messages.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page } from "../../ui/page.tsx";
import { NotFound } from "./not-found.tsx";
import classes from "./problem-page.module.css";

/** What stands in a page's place when it could not be shown: not there, or failed. */
export function ProblemPage({ error }: { error: unknown }) {
  const here = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <Page title={says.applicationError} description="This page could not be shown." index={false} className={classes.page}>
      <h1>{says.applicationError}</h1>
      <p>{explain(error)}</p>
      <div className={classes.next}>
        <ButtonLink to={here} reloadDocument kind="main">
          Try again
        </ButtonLink>
        <ButtonLink to="/" kind="quiet" reloadDocument>
          {says.goHome}
        </ButtonLink>
      </div>
    </Page>
  );
}
