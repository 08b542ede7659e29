import pRetry from "p-retry";
import type { Api } from "./client.ts";
import { Refused } from "./refused.ts";

/** Three times, after 1 to 2, 2 to 4 and 4 to 8 seconds: who was refused together comes apart. */
const RETRIES = { retries: 3, minTimeout: 1000, factor: 2, randomize: true };

const isBusy = (error: unknown) => error instanceof Refused && error.status === 503;

/**
 * Reads that a busy node refuses are asked again, so that a screen comes late and not broken. What
 * changes something never is: its screen knows whether it may be sent twice.
 */
export const withRetry = (api: Api): Api => ({
  call(operation, ...input) {
    if (operation.method !== "GET") return api.call(operation, ...input);
    return pRetry(() => api.call(operation, ...input), {
      ...RETRIES,
      shouldRetry: ({ error }) => isBusy(error),
      signal: input[0]?.signal,
    });
  },
});
