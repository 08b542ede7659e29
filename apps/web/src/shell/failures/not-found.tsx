import { t } from "ttag";
import { messages } from "../../lib/language/messages.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { EmptyDrawing } from "../../ui/states/empty-drawing.tsx";
import classes from "./problem-page.module.css";

export function NotFound() {
  return (
    <Page
      title={messages.pageNotFound}
      description={t`There is no page at this address.`}
      index={false}
      className={classes.page}
    >
      <EmptyDrawing of="search" />
      <h1>{messages.pageNotFound}</h1>
      <p>
        {t`There is nothing at this address. It may have been removed, or the link may be mistyped.`}
      </p>
      <div className={classes.next}>
        <ButtonLink to="/" kind="main">
          {messages.goHome}
        </ButtonLink>
        <ButtonLink to="/are-selling" kind="quiet">
          {t`See live listings`}
        </ButtonLink>
      </div>
    </Page>
  );
}
