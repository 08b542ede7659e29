import { createContext } from "react-router";
import type { Fetch } from "../api/client.ts";

/** What the process that renders pages (server.ts) gives with every request. */
export interface Visit {
  /** For inline scripts, as the Content-Security-Policy names it. */
  nonce: string;
  /** Asks the API, for the visitor. */
  fetch: Fetch;
}

/** `npm run dev` renders pages in Vite's process, and has the API beside it. */
const beside: Visit = {
  nonce: "",
  fetch: (path, init) => fetch(`${import.meta.env.VITE_API_URL}${path}`, init),
};

export const visitContext = createContext<Visit>(import.meta.env.DEV ? beside : undefined);
