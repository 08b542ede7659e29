import { indianNumber } from "../../../lib/formatting.ts";
import { relativeTime } from "../../../lib/relative-time.ts";
import { serverNow } from "../../../lib/server-clock.tsx";

/** How many wait for an answer, and since when the oldest does. */
export function waitingLine(waiting: number, since: string | null, first: string): string {
  if (!since) return `${first} None waits for an answer.`;
  const many = waiting === 1 ? "One waits" : `${indianNumber(waiting)} wait`;
  return `${first} ${many} for an answer, the oldest came ${relativeTime(since, serverNow())}.`;
}

/** What an empty list says: everything is answered, or the filter leaves nothing. */
export const emptyOf = ({ stage, assignee }: { stage?: string; assignee?: string }, all: string) =>
  stage === "waiting" && !assignee
    ? { title: "Nobody waits for an answer", text: all }
    : stage || assignee
      ? { title: "None of these", text: "Choose another state or person to see more." }
      : { title: "None yet", text: all };
