import type { Tx } from "../db/db.ts";

/** The domain events, by name: each feature adds its own by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: features add to it
export interface DomainEvents {}
export type DomainEventName = keyof DomainEvents;
export type DomainEvent<N extends DomainEventName = DomainEventName> = {
  [K in N]: { readonly name: K; readonly lotId: number; readonly payload: DomainEvents[K] };
}[N];

/** Acts on events of one name, in the transaction in which they happen; a throw undoes all. */
export type Subscriber<N extends DomainEventName> = (
  tx: Tx,
  events: readonly DomainEvent<N>[],
) => Promise<void>;

export interface DomainEventBus {
  /** Subscribers of a name run in the order in which they subscribed. */
  subscribe<N extends DomainEventName>(name: N, subscriber: Subscriber<N>): void;
  /** Hands the events, all of a name together, to who subscribed. */
  publish(tx: Tx, events: readonly DomainEvent[]): Promise<void>;
}

export function createDomainEvents(): DomainEventBus {
  const subscribers = new Map<string, Subscriber<never>[]>();
  return {
    subscribe: (name, subscriber) =>
      void subscribers.set(name, [...(subscribers.get(name) ?? []), subscriber as never]),
    async publish(tx, events) {
      for (const [name, of] of Map.groupBy(events, (event) => event.name))
        for (const subscriber of subscribers.get(name) ?? []) await subscriber(tx, of as never);
    },
  };
}
