import type { OwnLot } from "@rebale/contract/listings";
import { api } from "../../../lib/api/browser.ts";
import { listings } from "../../../lib/api/operations.ts";

export type Awaited = { lots: readonly OwnLot[]; time: string } | { failure: unknown };

/**
 * The lots that ended below their reserve and wait for the seller's word. The dashboard can do
 * without them, and says so.
 */
export const readAwaited = (): Promise<Awaited> =>
  api.call(listings.myLots, { body: { filter: "awaited", rows: 100 } }).then(
    ({ data, server_time }) => ({ lots: data, time: server_time }),
    (failure: unknown) => ({ failure }),
  );
