import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { awaitInstallOffer } from "./lib/install.ts";
import { registerServiceWorker } from "./lib/service-worker.ts";
import { reportVitals } from "./lib/vitals.ts";

awaitInstallOffer();
startTransition(() => {
  hydrateRoot(document, <Answering />);
});
reportVitals();
registerServiceWorker();

/** What was tapped before the page could answer (after-paint.ts) is answered now. */
function Answering() {
  useEffect(() => {
    window.answered?.();
    // A member's own state comes right after the visitor's page.
    setTimeout(() => {
      if (window.earlyTap?.isConnected) window.earlyTap.click();
      window.earlyTap = undefined;
    });
  }, []);
  return <HydratedRouter />;
}
