import type { Deps } from "../../../platform/deps.ts";
import { addJobs } from "../../../platform/jobs/jobs.ts";
import { gatewayKinds } from "../gateways/gateways.ts";
import { type EventId, insertEvents, type NewEvent } from "./events.store.ts";

type StoreDeps = Pick<Deps, "db">;

/** In one statement. */
const MAX = 500;

interface Waiting {
  readonly event: NewEvent;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Stores events, each once, with the jobs that act on them. Those that come while others are being
 * stored are stored together: a gateway that was away sends thousands at once, and takes those that
 * are not answered within five seconds for lost.
 */
export function createEventStorage(deps: StoreDeps) {
  const waiting: Waiting[] = [];
  let isAtWork = false;

  async function work(): Promise<void> {
    isAtWork = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX);
      await storeTogether(
        deps,
        batch.map(({ event }) => event),
      ).then(
        () => batch.forEach(({ done }) => done()),
        (error: unknown) => batch.forEach(({ failed }) => failed(error)),
      );
    }
    isAtWork = false;
  }

  return (id: EventId, raw: Buffer): Promise<void> =>
    new Promise((done, failed) => {
      waiting.push({ event: eventOf(id, raw), done, failed });
      if (!isAtWork) void work();
    });
}
export type EventStorage = ReturnType<typeof createEventStorage>;

const eventOf = (id: EventId, raw: Buffer): NewEvent => ({
  ...{ ...id, ...gatewayKinds[id.gateway].headOf(raw), raw },
});

/** One event, on its own. */
export const storeEvent = (deps: StoreDeps, id: EventId, raw: Buffer): Promise<void> =>
  storeTogether(deps, [eventOf(id, raw)]);

const storeTogether = ({ db }: StoreDeps, events: readonly NewEvent[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const stored = await insertEvents(tx, events);
    const name = "handle-gateway-event" as const;
    await addJobs(
      tx,
      stored.map((payload) => ({ name, payload, attempts: 1 })),
    );
  });
