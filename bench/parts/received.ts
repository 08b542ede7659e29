/** What subscribers received of one entry of a ledger. */
export interface ReceivedEntry {
  /** When it reached the last of them, in milliseconds since 1970. */
  last: number;
  count: number;
}
interface Message {
  readonly bytes: Buffer;
  readonly entries: readonly ReceivedEntry[];
}

/** Messages of a lot that are known: its subscribers are brought up at nearly the same time. */
const MAX_CACHED = 4;
const BLANK_LINE = Buffer.from("\n\n");

/**
 * Notes in `received`, by lot and seq, what reaches the subscribers of `lot`. All are sent the same
 * bytes: read once, and else only compared. Searching each of 100,000 messages a second for its
 * entries would take from the server half of the core that it shares with this process.
 *
 * Answers what makes a reader for one subscriber; the chunks it is given may be used again.
 */
export function receiverOf(lot: number, received: Map<string, ReceivedEntry>) {
  const recent: Message[] = [];
  const entryOf = (seq: string): ReceivedEntry => {
    const key = `${lot}:${seq}`;
    const entry = received.get(key) ?? { last: 0, count: 0 };
    received.set(key, entry);
    return entry;
  };
  const read = (bytes: Buffer): Message => {
    const bids = bytes.toString("latin1").matchAll(/^event: bid\nid: (\d+)/gm);
    const entries = [...bids].map(([, seq = ""]) => entryOf(seq));
    const message = { bytes: Buffer.from(bytes), entries };
    recent.unshift(message);
    recent.splice(MAX_CACHED);
    return message;
  };
  return () => {
    let unfinished = Buffer.alloc(0);
    return (chunk: Buffer): void => {
      const last = Date.now();
      const bytes = unfinished.length > 0 ? Buffer.concat([unfinished, chunk]) : chunk;
      const blank = bytes.lastIndexOf(BLANK_LINE);
      const end = blank < 0 ? 0 : blank + BLANK_LINE.length;
      unfinished = Buffer.from(bytes.subarray(end));
      const whole = bytes.subarray(0, end);
      const { entries } = recent.find((message) => message.bytes.equals(whole)) ?? read(whole);
      for (const entry of entries) {
        entry.last = last;
        entry.count++;
      }
    };
  };
}
