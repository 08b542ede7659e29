import type { ServerResponse } from "node:http";
import type { Clock } from "../../../platform/clock.ts";
import type { Bus } from "../../../platform/events.ts";
import { inSlices } from "../../../platform/in-slices.ts";

declare module "../../../platform/events.ts" {
  interface Events {
    /** What these members have not read may have changed; null for what goes to many. */
    unread: { userIds: readonly number[] | null };
  }
}

/** What the lines are fed from; a test gives its own. */
export interface UnreadReads {
  /** The unread ones of each of these members, in one statement. */
  count(userIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
  /** Whom the last seconds' notifications went to; null for what went to many. */
  notifiedSince(seconds: number): Promise<readonly (number | null)[]>;
  /** When a session ends; undefined for one that has ended. */
  sessionEnd(tokenHash: Buffer): Promise<Date | undefined>;
}

export interface UnreadLineSettings {
  /** Between two reads of what has changed: all that changes meanwhile is one read. */
  readonly paceMs: number;
  readonly heartbeatMs: number;
  /** How often the newest notifications are looked through: a message may have been lost. */
  readonly reconcileMs: number;
  /** A line ends after so long, and the browser signs in with the next one. */
  readonly lifeMs: number;
  readonly mostLines: number;
}
export const unreadLineSettings: UnreadLineSettings = {
  paceMs: 200,
  heartbeatMs: 15_000,
  reconcileMs: 30_000,
  lifeMs: 15 * 60_000,
  mostLines: 20_000,
};

/** Members in one read. */
const MOST_READ = 500;
/** Bytes left unread at which a line is taken for dead; a count has forty. */
const MOST_LAG = 4096;
/** An event, not a comment: a browser that hears none knows that its line is dead. */
const HEARTBEAT = "event: beat\ndata: 1\n\n";

interface Line {
  readonly response: ServerResponse;
  readonly session: string;
  /** Milliseconds since 1970. */
  endsAt: number;
  told: number | null;
}

/** The members of this node who look at a page, each with the count of what is unread. */
export interface UnreadLines {
  readonly count: number;
  readonly isFull: boolean;
  /** Sends the count now and whenever it changes, until the session or the connection ends. */
  open(response: ServerResponse, userId: number, tokenHash: Buffer): Promise<void>;
  /** Looks through the newest notifications for members who look at a page here. */
  reconcile(): Promise<void>;
  close(): void;
}

/**
 * Only members whose notifications changed are counted, all of them in one statement: a line at
 * which nothing happens costs the database nothing.
 */
export function openUnreadLines(
  { bus, clock }: { readonly bus: Bus; readonly clock: Clock },
  reads: UnreadReads,
  settings: UnreadLineSettings = unreadLineSettings,
): UnreadLines {
  const members = new Map<number, Set<Line>>();
  const stale = new Set<number>();
  let count = 0;
  let round: NodeJS.Timeout | undefined;
  let reading = false;
  let closed = false;

  const readSoon = (inMs = settings.paceMs) => {
    if (!closed && !reading && stale.size > 0)
      round ??= setTimeout(() => void readStale(), inMs).unref();
  };
  const markStale = (userIds: readonly number[] | null) => {
    for (const id of userIds ?? members.keys()) if (members.has(id)) stale.add(id);
    readSoon();
  };

  const readStale = async () => {
    round = undefined;
    reading = true;
    const asked = [...stale].slice(0, MOST_READ);
    // Whoever is notified from here on is read in the next round.
    for (const id of asked) stale.delete(id);
    try {
      const unread = await reads.count(asked.filter((id) => members.has(id)));
      for (const [id, number] of unread)
        for (const line of members.get(id) ?? []) tell(line, number);
    } catch {
      // The database is away: tried again in the next round.
      for (const id of asked) stale.add(id);
    } finally {
      reading = false;
      readSoon();
    }
  };

  const tell = (line: Line, unread: number) => {
    const { destroyed, writableEnded } = line.response;
    if (line.told === unread || destroyed || writableEnded) return;
    line.told = unread;
    line.response.write(`event: unread\ndata: ${JSON.stringify({ unread })}\n\n`);
  };

  const endWhere = (userIds: Iterable<number>, isMeant: (line: Line) => boolean) => {
    for (const id of userIds)
      for (const line of members.get(id) ?? []) if (isMeant(line)) line.response.end();
  };

  const beat = () => {
    const now = clock.now().getTime();
    const lines = [...members.values()].flatMap((of) => [...of]);
    void inSlices(lines, ({ response, endsAt }) => {
      if (response.writableEnded || response.destroyed) return;
      if (now >= endsAt) response.end();
      else if (response.writableLength > MOST_LAG) response.destroy();
      else response.write(HEARTBEAT);
    });
  };

  const reconcile = async () => {
    if (members.size === 0) return;
    // Twice the time and more: one that a slow transaction wrote has an older time than its commit.
    const recent = await reads
      .notifiedSince((3 * settings.reconcileMs) / 1000)
      .catch(() => [] as const);
    const userIds = recent.flatMap((id) => id ?? []);
    markStale(userIds.length < recent.length ? null : userIds);
  };

  const unsubscribe = [
    bus.on("unread", ({ userIds }) => markStale(userIds)),
    bus.on("session", ({ userId, tokenHash }) => {
      // Who changed only their name comes back with the same token.
      if (userId !== undefined) endWhere([userId], () => true);
      if (tokenHash) endWhere(members.keys(), ({ session }) => session === tokenHash);
    }),
  ];
  const timers = [
    setInterval(beat, settings.heartbeatMs),
    setInterval(() => void reconcile(), settings.reconcileMs),
  ];
  for (const timer of timers) timer.unref();

  const leave = (userId: number, line: Line) => {
    const lines = members.get(userId);
    if (!lines?.delete(line)) return;
    count--;
    if (lines.size === 0) members.delete(userId);
  };

  return {
    get count() {
      return count;
    },
    get isFull() {
      return count >= settings.mostLines;
    },
    async open(response, userId, tokenHash) {
      if (response.destroyed || response.writableEnded) return;
      const endsAt = clock.now().getTime() + settings.lifeMs;
      const line: Line = { response, session: tokenHash.toString("base64url"), endsAt, told: null };
      members.set(userId, (members.get(userId) ?? new Set()).add(line));
      count++;
      response.once("close", () => leave(userId, line));
      stale.add(userId);
      readSoon(0);
      // Read once the line can be told of a sign-out: one that came just before is found here.
      const end = await reads.sessionEnd(tokenHash).catch(() => undefined);
      if (!end) response.end();
      else line.endsAt = Math.min(line.endsAt, end.getTime());
    },
    reconcile,
    close() {
      closed = true;
      clearTimeout(round);
      for (const stop of unsubscribe) stop();
      for (const timer of timers) clearInterval(timer);
      endWhere(members.keys(), () => true);
    },
  };
}
