import { createContext } from "react-router";
import type { Fetch } from "./api/client.ts";

/** What the host gives with every page request. */
export interface Visit {
  /** For inline scripts, as the Content-Security-Policy names it. */
  nonce: string;
  /** Answers `/api/…` within the process. */
  fetch: Fetch;
}

/** `npm run dev` has no host: the API runs beside it. */
const beside: Visit = {
  nonce: "",
  fetch: (path, init) => fetch(`${import.meta.env.VITE_API_URL}${path}`, init),
};

export const visitContext = createContext<Visit>(import.meta.env.DEV ? beside : undefined);
