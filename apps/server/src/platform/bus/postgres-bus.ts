import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { stopwatch } from "../clock.ts";
import { type Bus, type Events, localBus, readMessage, type Topic } from "./events.ts";
import { fitsNotification, NotificationQueue } from "./notification-queue.ts";
import { NotifyConnection } from "./notify-connection.ts";

/** Another node's message. */
interface BusMessage {
  readonly events: readonly [Topic, never][];
  readonly isNew?: boolean;
}

/**
 * A bus over PostgreSQL. NOTIFY inside a bid's transaction would make all commits of the database
 * queue behind one lock, so it is sent after the commit, by a connection of its own, and what
 * gathers meanwhile goes out together. A node that is alone sends nothing.
 */
export async function postgresBus(
  url: string,
  log: Logger,
  settings = otherNodesSettings,
): Promise<Bus> {
  const local = localBus(log);
  const briefs: Briefs = new Map();
  /** How each notification of this node begins. */
  const ours = `{"node":"${randomUUID()}",`;

  /** @param isNew asks the others to say at once that they are there */
  const announceNode = (isNew: boolean) => {
    const failed = (error: unknown) => log.warn({ err: error }, "the other nodes were not told");
    connection.notify(`${ours}"isNew":${isNew},"events":[]}`).catch(failed);
  };
  const opened = () => {
    others.notified();
    announceNode(true);
    void queue.send();
  };
  const received = (payload: string) => {
    // Ours come back to us, too, as many as there are bids.
    if (payload.startsWith(ours)) return;
    const { events = [], isNew } = readMessage<BusMessage>(payload, log) ?? {};
    others.notified();
    if (isNew) announceNode(false);
    for (const [topic, event] of events) local.publish(topic, event);
  };
  const connection = new NotifyConnection(url, log, { opened, received });
  const queue = new NotificationQueue(connection, ours, log);
  const others = new OtherNodes(() => announceNode(false), settings);

  await connection.open();
  return {
    on: local.on,
    shorten: (topic, brief) => void briefs.set(topic, brief),
    publish(topic, event) {
      local.publish(topic, event);
      // While our own line is broken nothing is received.
      if (connection.isOpen && !others.areThere()) return;
      const message = messageOf(topic, event, briefs, log);
      if (message !== undefined) queue.add(message);
    },
    async close() {
      others.close();
      await Promise.all([local.close(), connection.close()]);
    },
  };
}

/** How events are sent that are too large for one notification. */
type Briefs = Map<Topic, (event: never) => unknown>;

/** The text of an event between nodes; none when even in brief it is too large. */
function messageOf(
  topic: Topic,
  event: Events[Topic],
  briefs: Briefs,
  log: Logger,
): string | undefined {
  const whole = JSON.stringify([topic, event]);
  if (fitsNotification(whole)) return whole;
  const brief = JSON.stringify([topic, briefs.get(topic)?.(event as never)]);
  if (briefs.has(topic) && fitsNotification(brief)) return brief;
  log.error({ topic, bytes: whole.length }, "an event is too large for the other nodes");
  return undefined;
}

interface OtherNodesSettings {
  /** Milliseconds between the words by which a node that says nothing else is known to listen. */
  readonly beatMs: number;
  /** Silence, milliseconds, after which there is no other node. */
  readonly goneMs: number;
}
const otherNodesSettings: OtherNodesSettings = { beatMs: 4_000, goneMs: 10_000 };

/**
 * Whether another node listens: what nobody receives need not be written, sent and read. Each node
 * says so when it comes, and then again and again; who sees a new one answers at once. Until the
 * first silence is over there may be another.
 */
class OtherNodes {
  #receivedAt = stopwatch();
  readonly #beat: NodeJS.Timeout;
  readonly #goneMs: number;

  /** @param announceNode announces to the others that this node listens */
  constructor(announceNode: () => void, { beatMs, goneMs }: OtherNodesSettings) {
    this.#goneMs = goneMs;
    this.#beat = setInterval(announceNode, beatMs).unref();
  }

  notified(): void {
    this.#receivedAt = stopwatch();
  }

  areThere(): boolean {
    return stopwatch() - this.#receivedAt < this.#goneMs;
  }

  close(): void {
    clearInterval(this.#beat);
  }
}
