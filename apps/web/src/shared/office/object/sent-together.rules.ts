import type { TimelineEntry } from "@rebale/contract/office/objects";

/** One message goes by mail and to a phone: two rows of the outbox, of one moment. */

interface Sent {
  readonly subject: string;
  readonly created_at: string;
}

/** Neighbours that say the same at the same moment, each such group once. */
export function sentTogether<M extends Sent>(messages: readonly M[]): [M, ...M[]][] {
  const groups: [M, ...M[]][] = [];
  for (const message of messages) {
    const last = groups.at(-1);
    const same = last?.[0].subject === message.subject && last[0].created_at === message.created_at;
    if (last && same) last.push(message);
    else groups.push([message]);
  }
  return groups;
}

/** A timeline in which one message is one entry, whichever ways it went. */
export function withMessagesTogether(entries: readonly TimelineEntry[]): TimelineEntry[] {
  const shown: TimelineEntry[] = [];
  for (const entry of entries) {
    const last = shown.at(-1);
    const same =
      last?.kind === "message" &&
      entry.kind === "message" &&
      last.what === entry.what &&
      last.at === entry.at &&
      last.about?._id === entry.about?._id;
    if (same) shown[shown.length - 1] = { ...last, text: `${last.text} · ${entry.text}` };
    else shown.push(entry);
  }
  return shown;
}
