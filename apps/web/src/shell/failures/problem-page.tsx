import { isRouteErrorResponse, useLocation } from "react-router";
import { t } from "ttag";
import { explain } from "../../lib/language/explain.ts";
import { messages } from "../../lib/language/messages.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Reference } from "../../ui/states/reference.tsx";
import { NotFound } from "./not-found.tsx";
import classes from "./problem-page.module.css";

/** The market is well: this visitor was only quick. */
const TOO_MANY = 429;

/** The page in place of one that could not be shown: not there, or failed. */
export function ProblemPage({ error }: { error: unknown }) {
  const here = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const title =
    isRouteErrorResponse(error) && error.status === TOO_MANY
      ? messages.oneMoment
      : messages.applicationError;
  return (
    <Page
      title={title}
      description={t`This page could not be shown.`}
      index={false}
      className={classes.page}
    >
      <h1>{title}</h1>
      <p>{explain(error)}</p>
      <Reference of={error} />
      <div className={classes.next}>
        <ButtonLink to={here} reloadDocument kind="main">
          {t`Try again`}
        </ButtonLink>
        <ButtonLink to="/" kind="quiet" reloadDocument>
          {messages.goHome}
        </ButtonLink>
      </div>
    </Page>
  );
}
