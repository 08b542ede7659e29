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
