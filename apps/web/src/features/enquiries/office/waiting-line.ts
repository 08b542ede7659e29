import { indianNumber } from "../../../lib/formatting/formatting.ts";
import { relativeTime } from "../../../lib/formatting/relative-time.ts";
import { serverNow } from "../../../lib/server-clock.tsx";

/** How many wait for an answer, and since when the oldest does. */
export function waitingLine(waiting: number, since: string | null, first: string): string {
  if (!since) return `${first} None waiting for an answer.`;
  const many = waiting === 1 ? "One is waiting" : `${indianNumber(waiting)} are waiting`;
  return `${first} ${many} for an answer; the oldest came in ${relativeTime(since, serverNow())}.`;
}

/** An empty list's words: everything is answered, or the filter leaves nothing. */
export const emptyOf = ({ stage, assignee }: { stage?: string; assignee?: string }, all: string) =>
  stage === "waiting" && !assignee
    ? { title: "No unanswered enquiries", text: all }
    : stage || assignee
      ? { title: "No matches", text: "Choose another status or person to see more." }
      : { title: "None yet", text: all };
