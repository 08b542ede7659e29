import { t } from "ttag";
import IconRefresh from "~icons/tabler/refresh";
import { PlainButton } from "../../ui/button-link.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { EmptyDrawing } from "../../ui/states/empty-drawing.tsx";
import classes from "./offline.module.css";

/** The service worker's page for no line; its script (public/back-online.js) reloads. */
export default function Offline() {
  return (
    <Page
      title={t`You are offline`}
      description={t`Rebale needs a connection to show live prices.`}
      index={false}
      className={`wide ${classes.page}`}
    >
      <EmptyDrawing size={180} />
      <h1>{t`You are offline`}</h1>
      <p>
        {t`Prices and clocks live on our server, so we do not show you old ones. This page reloads by itself when your connection is back.`}
      </p>
      <PlainButton kind="brand" data-reload onClick={() => location.reload()}>
        <IconRefresh size={20} aria-hidden /> {t`Try again`}
      </PlainButton>
    </Page>
  );
}
