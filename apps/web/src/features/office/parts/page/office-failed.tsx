import { isRouteErrorResponse, useRouteError } from "react-router";
import { Refused } from "../../../../lib/api/client.ts";
import { ButtonLink } from "../../../../ui/button-link.tsx";
import { Page } from "../../../../ui/page.tsx";
import { Empty } from "../../../../ui/states/empty.tsx";
import { FailedPart } from "../../../../ui/states/failed.tsx";
import classes from "./office-page.module.css";

const statusOf = (error: unknown) =>
  error instanceof Refused || isRouteErrorResponse(error) ? error.status : 0;

/**
 * `export { OfficeFailed as ErrorBoundary }`: not allowed, not there, or failed. The desk's menu
 * stays.
 */
export function OfficeFailed() {
  const error = useRouteError();
  const status = statusOf(error);
  const home = (
    <ButtonLink to="/admin" kind="quiet">
      Go to the overview
    </ButtonLink>
  );
  return (
    <Page
      title="Office"
      description="This screen could not be shown."
      index={false}
      className={classes.page}
    >
      {status === 403 && (
        <Empty drawing="gate" title="Your account may not do this" next={home}>
          Only office accounts can see this screen. Sign out and sign in with one.
        </Empty>
      )}
      {status === 404 && (
        <Empty drawing="gate" title="There is nothing here" next={home}>
          It may have been deleted, or the link may be mistyped.
        </Empty>
      )}
      {status !== 403 && status !== 404 && <FailedPart what="This screen" error={error} />}
    </Page>
  );
}
