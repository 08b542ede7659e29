import type { MessagePort } from "node:worker_threads";
import type { Language } from "@rebale/contract";
import { move, transferableSymbol, valueSymbol, workerData } from "piscina";
import type { ApiCall } from "../http/internal-call.ts";
import type { ApiReply, Asked, Rendered } from "./render-page.ts";

/** One page to render. Calls of the API go through `port` to the thread that has the API. */
export interface RenderTask extends Asked {
  readonly port: MessagePort;
}
export interface PortCall extends ApiCall {
  readonly id: number;
}
export interface PortAnswer {
  readonly id: number;
  /** None where the call failed. */
  readonly reply: ApiReply | null;
}

/** What the site asks of its host; the site's own side of it is in apps/web/src/lib/visit.ts. */
interface Visit {
  readonly nonce: string;
  fetch(path: string, init?: ApiInit): Promise<Pick<Response, "ok" | "status" | "json">>;
}
interface ApiInit {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}
interface BuiltSite {
  handle(request: Request, visit: Visit): Promise<Response>;
}

const { entries } = workerData as { entries: Record<Language, string> };
/** Loaded when the first page of a language is asked for. */
const siteIn = async (language: Language) => (await import(entries[language])) as BuiltSite;
// The one that most visitors ask for is there before they do.
await siteIn("en");

export default async function render({ address, accept, nonce, language, port }: RenderTask) {
  const waiting = new Map<number, (answer: PortAnswer) => void>();
  port.on("message", (answer: PortAnswer) => waiting.get(answer.id)?.(answer));
  const fetch = async (path: string, { method = "GET", headers = {}, body }: ApiInit = {}) => {
    const id = waiting.size;
    const answered = new Promise<PortAnswer>((done) => waiting.set(id, done));
    const sent = typeof body === "string" ? body : undefined;
    port.postMessage({ id, path, method, headers, body: sent } satisfies PortCall);
    const { reply } = await answered;
    if (!reply) throw new Error(`The call of ${path} failed`);
    return readable(reply);
  };
  try {
    const request = new Request(address, { headers: { accept } });
    const site = await siteIn(language);
    const response = await site.handle(request, { nonce, fetch });
    const body = await response.arrayBuffer();
    const headers = Object.fromEntries(response.headers);
    const rendered: Rendered = { status: response.status, headers, body };
    // A page is some 125 KB: moved, not copied.
    return move({ [transferableSymbol]: body, [valueSymbol]: rendered });
  } finally {
    port.close();
  }
}

/** As much of a Response as the site reads: making and reading a whole one takes longer than JSON. */
const readable = ({ status, body }: ApiReply) => ({
  status,
  ok: status >= 200 && status < 300,
  json: async (): Promise<unknown> => JSON.parse(body),
});
