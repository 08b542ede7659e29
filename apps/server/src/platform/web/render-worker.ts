import type { MessagePort } from "node:worker_threads";
import type { Language } from "@rebale/contract";
import { workerData } from "piscina";
import type { BuiltSite } from "./render-page.ts";

/** One page to render. Calls of the API go through `port` to the thread that has the API. */
export interface RenderTask {
  readonly address: string;
  readonly accept: string;
  readonly nonce: string;
  readonly language: Language;
  readonly port: MessagePort;
}
export interface PortCall {
  readonly id: number;
  readonly path: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | undefined;
}
/** A response as it travels between threads. */
export interface PlainResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: ArrayBuffer;
}
export interface PortAnswer {
  readonly id: number;
  /** None where the call failed. */
  readonly response: PlainResponse | null;
}

const { entries } = workerData as { entries: Record<Language, string> };
/** Loaded when the first page of a language is asked for. */
const siteIn = async (language: Language) => (await import(entries[language])) as BuiltSite;
// The one that most visitors ask for is there before they do.
await siteIn("en");

export default async function render({
  address,
  accept,
  nonce,
  language,
  port,
}: RenderTask): Promise<PlainResponse> {
  const waiting = new Map<number, (answer: PortAnswer) => void>();
  port.on("message", (answer: PortAnswer) => waiting.get(answer.id)?.(answer));
  const fetch = async (path: string, init?: RequestInit): Promise<Response> => {
    const id = waiting.size;
    const answered = new Promise<PortAnswer>((done) => waiting.set(id, done));
    port.postMessage({
      id,
      path,
      method: init?.method ?? "GET",
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === "string" ? init.body : undefined,
    } satisfies PortCall);
    const { response } = await answered;
    if (!response) throw new Error(`The call of ${path} failed`);
    return new Response(response.body.byteLength ? response.body : null, response);
  };
  try {
    const request = new Request(address, { headers: { accept } });
    const site = await siteIn(language);
    const response = await site.handle(request, { nonce, language, fetch });
    const body = await response.arrayBuffer();
    return { status: response.status, headers: Object.fromEntries(response.headers), body };
  } finally {
    port.close();
  }
}
