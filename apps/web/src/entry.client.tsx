import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { awaitInstallOffer } from "./lib/install.ts";
import { registerServiceWorker } from "./lib/service-worker.ts";
import { reportVitals } from "./lib/vitals.ts";

awaitInstallOffer();
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
reportVitals();
registerServiceWorker();
