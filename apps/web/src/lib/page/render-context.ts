import { createContext } from "react-router";
import type { Fetch } from "../api/client.ts";

/** Values that the rendering process (server.ts) gives with every request. */
export interface RenderContext {
  /** For inline scripts, as the Content-Security-Policy names it. */
  nonce: string;
  /** The version of the market that runs, in words; empty where nobody says it. */
  version: string;
  /** Asks the API, for the visitor. */
  fetch: Fetch;
}

/** `npm run dev` renders pages in Vite's process, and has the API beside it. */
const inDevelopment: RenderContext = {
  nonce: "",
  version: "",
  fetch: (path, init) => fetch(`${import.meta.env.VITE_API_URL}${path}`, init),
};

export const renderContext = createContext<RenderContext>(
  import.meta.env.DEV ? inDevelopment : undefined,
);
