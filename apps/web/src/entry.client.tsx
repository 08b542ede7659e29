import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { answerEarly } from "./answer-early.ts";
import { awaitInstallOffer } from "./lib/install.ts";
import { registerServiceWorker } from "./lib/service-worker.ts";
import { reportVitals } from "./lib/vitals.ts";

awaitInstallOffer();
startTransition(() => {
  hydrateRoot(document, <Answering />);
});
reportVitals();
registerServiceWorker();

function Answering() {
  useEffect(answerEarly, []);
  return <HydratedRouter />;
}
