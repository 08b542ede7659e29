import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { awaitInstallOffer } from "./lib/page/install.ts";
import { registerServiceWorker } from "./lib/page/service-worker.ts";
import { endureTranslators } from "./lib/page/translated-texts.ts";
import { reportVitals } from "./lib/page/vitals.ts";
import { replayEarlyEvents } from "./replay-early-events.ts";

awaitInstallOffer();
endureTranslators();
startTransition(() => {
  hydrateRoot(document, <App />);
});
reportVitals();
registerServiceWorker();

function App() {
  useEffect(replayEarlyEvents, []);
  return <HydratedRouter />;
}
