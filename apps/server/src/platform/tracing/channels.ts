import { type TracingChannel, tracingChannel } from "node:diagnostics_channel";

/**
 * The market's own work that may be traced. While nobody listens a channel costs a look at a field,
 * and nothing of OpenTelemetry is loaded.
 */

/** A bid from the moment it is queued to its result. */
export interface QueuedMessage {
  readonly bid: object;
}
/** A transaction that decides these bids. */
export interface BatchMessage {
  readonly bids: readonly object[];
}
export interface JobMessage {
  readonly name: string;
}

const channelOf = <M extends object>(name: string) =>
  tracingChannel(`rebale:${name}`) as unknown as TracingChannel<unknown, M>;

export const queuedBids = channelOf<QueuedMessage>("bid");
export const batches = channelOf<BatchMessage>("bid-batch");
export const jobs = channelOf<JobMessage>("job");

/** Runs `work` as a span of its own where somebody traces. */
export const traced = <M extends object, T>(
  channel: TracingChannel<unknown, M>,
  message: M,
  work: () => Promise<T>,
): Promise<T> => (channel.hasSubscribers ? channel.tracePromise(work, message) : work());
