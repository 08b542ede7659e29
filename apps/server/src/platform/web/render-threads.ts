import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Language } from "@rebale/contract";
import { Piscina } from "piscina";
import { Problem } from "../problem.ts";
import type { BuiltSite } from "./render-page.ts";
import type { PlainResponse, PortAnswer, PortCall, RenderTask } from "./render-worker.ts";

/** One core is the bids'. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Pages that wait for a thread; at 10 ms each the last waits two seconds, the next is refused. */
const MOST_WAITING = 200;
/** MB of a thread's heap; one that outgrows it ends, and another takes its place. */
const HEAP = 192;
/**
 * MB: a page is made in one go and needs less of a young generation than bids do (note 010). The
 * process's own setting would overrule `resourceLimits`; V8 reads it when a thread's heap is made.
 */
const SEMI_SPACE = 8;

/**
 * The site of these `entries`, rendered in threads of its own: however many pages nobody has seen
 * are asked for, bids are decided meanwhile.
 */
export function renderInThreads(
  entries: Readonly<Record<Language, string>>,
): BuiltSite & { close(): Promise<void> } {
  setFlagsFromString(`--max-semi-space-size=${SEMI_SPACE}`);
  const pool = new Piscina<RenderTask, PlainResponse>({
    filename: new URL("./render-worker.ts", import.meta.url).href,
    workerData: { entries },
    minThreads: 1,
    maxThreads: THREADS,
    maxQueue: MOST_WAITING,
    // A page waits for its calls of the API: meanwhile the thread renders another.
    concurrentTasksPerWorker: 2,
    idleTimeout: 30_000,
    // Where a core is wanted by both, bids go first.
    niceIncrement: 10,
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
  });
  return {
    async handle(request, { nonce, language, fetch }) {
      if (pool.queueSize >= MOST_WAITING) throw new Problem("too_busy", { retryAfter: 2 });
      const { port1, port2 } = new MessageChannel();
      answerCalls(port1, fetch);
      try {
        const { status, headers, body } = await pool.run(
          {
            address: request.url,
            accept: request.headers.get("accept") ?? "*/*",
            nonce,
            language,
            port: port2,
          },
          { transferList: [port2] },
        );
        return new Response(body.byteLength ? body : null, { status, headers });
      } finally {
        port1.close();
      }
    },
    close: () => pool.destroy(),
  };
}

/** Answers a thread's calls of the API. */
function answerCalls(
  port: MessagePort,
  fetch: (path: string, init?: RequestInit) => Promise<Response>,
): void {
  const call = async ({ path, method, headers, body }: PortCall): Promise<PlainResponse> => {
    const response = await fetch(path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.arrayBuffer(),
    };
  };
  port.on("message", (asked: PortCall) => {
    const answer = (response: PlainResponse | null) =>
      port.postMessage({ id: asked.id, response } satisfies PortAnswer);
    call(asked).then(answer, () => answer(null));
  });
}
