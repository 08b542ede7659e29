import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { reportVitals } from "./lib/vitals.ts";

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
reportVitals();
