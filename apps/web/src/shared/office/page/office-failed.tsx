import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { t } from "ttag";
import { Refused } from "../../../lib/api/refused.ts";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { Empty } from "../../../ui/states/empty.tsx";
import { FailedPart } from "../../../ui/states/failed-part.tsx";
import { screensFor } from "../menu/menu.ts";
import { useOfficeSession } from "../session/office-session.ts";
import classes from "./office-page.module.css";

const statusOf = (error: unknown) =>
  error instanceof Refused || isRouteErrorResponse(error) ? error.status : 0;

const titleOf = (pathname: string) =>
  screensFor(() => true).find(({ to }) => to === pathname)?.title;

/**
 * `export { OfficeFailed as ErrorBoundary }`: not allowed, not there, or failed. The office's menu
 * stays.
 */
export function OfficeFailed() {
  const error = useRouteError();
  const status = statusOf(error);
  const session = useOfficeSession();
  const title = titleOf(useLocation().pathname);
  const role = session.state === "in" ? session.role : null;
  const home = <ButtonLink to="/admin" kind="quiet">{t`Go to the overview`}</ButtonLink>;
  return (
    <Page
      title={title ?? t`Office`}
      description={t`This screen could not be shown.`}
      index={false}
      className={classes.page}
    >
      {title && (
        <header className={classes.head}>
          <h1>{title}</h1>
        </header>
      )}
      {status === 403 && (
        <Empty drawing="gate" title={t`This screen is not part of your role`} next={home}>
          {role
            ? t`You work here as ${role}. An owner of the office can give you another role, if you need it.`
            : t`An owner of the office can give you another role, if you need it.`}
        </Empty>
      )}
      {status === 404 && (
        <Empty drawing="gate" title={t`There is nothing here`} next={home}>
          {t`It may have been deleted, or the link may be mistyped.`}
        </Empty>
      )}
      {status !== 403 && status !== 404 && <FailedPart what={t`This screen`} error={error} />}
    </Page>
  );
}
