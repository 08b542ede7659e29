import { EventEmitter } from "node:events";
import pino, { type Logger } from "pino";

/**
 * The messages between nodes, by topic. They only inform: the truth is in the database, and readers
 * reconcile with it. Each feature adds its topics by declaration merging.
 */
// biome-ignore lint/suspicious/noEmptyInterface: features declare what stands in it
export interface Events {}
export type Topic = keyof Events;

export interface Bus {
  /**
   * Reaches handlers of this process at once and those of other nodes within milliseconds. Call
   * after the commit.
   */
  publish<T extends Topic>(topic: T, event: Events[T]): void;
  on<T extends Topic>(topic: T, handle: (event: Events[T]) => void): () => void;
  /** The brief form of an event that is too large for one message to other nodes. */
  shorten<T extends Topic>(topic: T, brief: (event: Events[T]) => Events[T]): void;
  close(): Promise<void>;
}

/**
 * A bus for one process. A handler that fails is logged: it keeps neither the others from what they
 * were told nor who published from their answer, for a bid that is committed stands.
 */
export function localBus(log: Pick<Logger, "error"> = pino()): Bus {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: (topic, event) => void emitter.emit(topic, event),
    on(topic, handle) {
      const guarded = (event: Events[typeof topic]) => {
        try {
          handle(event);
        } catch (error) {
          log.error({ err: error, topic }, "an event could not be handled");
        }
      };
      emitter.on(topic, guarded);
      return () => void emitter.off(topic, guarded);
    },
    shorten: () => undefined,
    close: async () => void emitter.removeAllListeners(),
  };
}

/** Another node's message; undefined for what no node of ours writes, which ends no node. */
export function readMessage<T>(payload: string, log: Pick<Logger, "error">): T | undefined {
  try {
    return JSON.parse(payload) as T;
  } catch (error) {
    log.error({ err: error }, "a message of another node cannot be read");
    return undefined;
  }
}
