import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { type Bus, type Events, localBus, readMessage, type Topic } from "./events.ts";
import { fitsNotification, NotificationQueue } from "./notification-queue.ts";
import { NotifyConnection } from "./notify-connection.ts";
import { OtherNodes, otherNodesSettings } from "./other-nodes.ts";

/** What another node has sent. */
interface Heard {
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
  const sayHere = (isNew: boolean) => {
    const failed = (error: unknown) => log.warn({ err: error }, "the other nodes were not told");
    connection.notify(`${ours}"isNew":${isNew},"events":[]}`).catch(failed);
  };
  const opened = () => {
    others.heard();
    sayHere(true);
    void queue.send();
  };
  const received = (payload: string) => {
    // Ours come back to us, too, as many as there are bids.
    if (payload.startsWith(ours)) return;
    const { events = [], isNew } = readMessage<Heard>(payload, log) ?? {};
    others.heard();
    if (isNew) sayHere(false);
    for (const [topic, event] of events) local.publish(topic, event);
  };
  const connection = new NotifyConnection(url, log, { opened, received });
  const queue = new NotificationQueue(connection, ours, log);
  const others = new OtherNodes(() => sayHere(false), settings);

  await connection.open();
  return {
    on: local.on,
    shorten: (topic, brief) => void briefs.set(topic, brief),
    publish(topic, event) {
      local.publish(topic, event);
      // While our own line is broken nobody is heard.
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

/** How events are said that are too large for one notification. */
type Briefs = Map<Topic, (event: never) => unknown>;

/** What travels of an event; nothing when even in brief it is too large. */
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
