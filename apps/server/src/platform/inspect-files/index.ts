import pLimit from "p-limit";
import { limitConcurrency } from "../limit-concurrency.ts";
import { Inspector, TooHeavy } from "./inspector.ts";

export { TooHeavy };

/** Processes beside the market's own; the second lets others by while a heavy file is read. */
const INSPECTORS = 2;
const MAX_WAITING = 60;
/** Milliseconds of processor time for one file. */
const MAX_TIME = 8_000;

const idle = Array.from({ length: INSPECTORS }, () => new Inspector());
const inTurn = limitConcurrency(INSPECTORS, MAX_WAITING);
const ofSenders = new Map<string, ReturnType<typeof pLimit>>();

interface Asked {
  /** Address of the module whose default export looks into the file. */
  readonly module: string;
  readonly path: string;
  readonly most?: number;
  /** In its place, where the module asks for something else. */
  readonly more?: string;
  /** The sender: one file of each is looked into at a time. */
  readonly sender?: string | undefined;
}

/**
 * Looks into a file that somebody sent, in a process with time and memory of its own, so that no
 * file can hold or end the market.
 * @throws TooHeavy; Problem too_busy; Error where the module threw
 */
export async function inspectFile<T>({ sender, ...asked }: Asked): Promise<T> {
  const inspect = () => inTurn(() => inspectNext(asked));
  const answer = await (sender ? oneOf(sender)(inspect) : inspect());
  if ("failed" in answer) throw new Error(answer.failed);
  return answer.found as T;
}

async function inspectNext({ module, path, most, more }: Omit<Asked, "sender">) {
  const inspector = idle.pop() ?? new Inspector();
  try {
    return await inspector.inspect({ module, args: [path, more ?? most] }, MAX_TIME);
  } finally {
    idle.push(inspector);
  }
}

function oneOf(sender: string) {
  const limit = ofSenders.get(sender) ?? pLimit(1);
  ofSenders.set(sender, limit);
  return async <R>(work: () => Promise<R>): Promise<R> => {
    try {
      return await limit(work);
    } finally {
      if (limit.activeCount + limit.pendingCount === 0) ofSenders.delete(sender);
    }
  };
}
