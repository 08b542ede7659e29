import pg from "pg";
import { afterAll } from "vitest";

/** A statement sent to PostgreSQL. */
export interface Sent {
  /** Its prepared name, or its text. */
  readonly statement: string;
  /** Whether everything before it on its connection had been answered: it is a round trip more. */
  readonly waited: boolean;
}

type Query = (this: object, ...args: unknown[]) => unknown;

/**
 * Writes down what is sent to PostgreSQL. Call it once, at the top of the file.
 * @returns what was sent since it was last asked
 */
export function watchStatements(): () => Sent[] {
  const client = pg.Client.prototype as unknown as { query: Query };
  const { query } = client;
  const unanswered = new WeakMap<object, number>();
  const sent: Sent[] = [];
  client.query = function (...args) {
    const before = unanswered.get(this) ?? 0;
    sent.push({ statement: nameOf(args[0]), waited: before === 0 });
    unanswered.set(this, before + 1);
    const answered = () => void unanswered.set(this, (unanswered.get(this) ?? 1) - 1);
    const [callback] = args.slice(-1);
    if (typeof callback === "function") {
      const hear = (...reply: unknown[]) => {
        answered();
        callback(...reply);
      };
      return query.apply(this, [...args.slice(0, -1), hear]);
    }
    const reply = query.apply(this, args);
    if (reply instanceof Promise) reply.then(answered, answered);
    return reply;
  };
  afterAll(() => {
    client.query = query;
  });
  return () => sent.splice(0);
}

function nameOf(query: unknown): string {
  if (typeof query === "string") return query;
  const { name, text } = query as { name?: string; text?: string };
  return name ?? text ?? "";
}
