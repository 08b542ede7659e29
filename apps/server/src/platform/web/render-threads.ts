import { availableParallelism } from "node:os";
import { setFlagsFromString } from "node:v8";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { Language } from "@rebale/contract";
import { Piscina } from "piscina";
import type { ApiCall } from "../http/internal-call.ts";
import { Problem } from "../problem.ts";
import type { ApiReply, Rendered, Renderer } from "./render-page.ts";
import type { PortAnswer, PortCall, RenderTask } from "./render-worker.ts";

/** One core is the bids'. */
const THREADS = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Pages of one thread at a time: while one waits for its calls of the API, another is rendered. */
const IN_A_THREAD = 2;
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
): Renderer & { close(): Promise<void> } {
  setFlagsFromString(`--max-semi-space-size=${SEMI_SPACE}`);
  const pool = new Piscina<RenderTask, Rendered>({
    filename: new URL("./render-worker.ts", import.meta.url).href,
    workerData: { entries },
    minThreads: 1,
    maxThreads: THREADS,
    maxQueue: MOST_WAITING,
    concurrentTasksPerWorker: IN_A_THREAD,
    idleTimeout: 30_000,
    // Where a core is wanted by both, bids go first.
    niceIncrement: 10,
    resourceLimits: { maxOldGenerationSizeMb: HEAP },
  });
  let underWay = 0;
  return {
    get isBusy() {
      return underWay >= THREADS * IN_A_THREAD;
    },
    async render(asked, call) {
      if (pool.queueSize >= MOST_WAITING) throw new Problem("too_busy", { retryAfter: 2 });
      const { port1, port2 } = new MessageChannel();
      answerCalls(port1, call);
      underWay++;
      try {
        return await pool.run({ ...asked, port: port2 }, { transferList: [port2] });
      } finally {
        underWay--;
        port1.close();
      }
    },
    close: () => pool.destroy(),
  };
}

/** Answers a thread's calls of the API. */
function answerCalls(port: MessagePort, call: (asked: ApiCall) => Promise<ApiReply>): void {
  port.on("message", ({ id, ...asked }: PortCall) => {
    const answer = (reply: ApiReply | null) => port.postMessage({ id, reply } satisfies PortAnswer);
    call(asked).then(answer, () => answer(null));
  });
}
