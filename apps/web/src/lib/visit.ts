import { createContext } from "react-router";

/** What the host gives with every page request. */
export interface Visit {
  /** For inline scripts, as the Content-Security-Policy names it. */
  nonce: string;
  /** Answers `/api/…` within the process. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

export const visitContext = createContext<Visit>();
