import type { VisitRow } from "@rebale/contract/inspections";
import { api } from "../../../lib/api/browser.ts";
import { inspections } from "../../../lib/api/operations.ts";

/** Visits to goods before the bid. The dashboard can do without them, and says so. */
export type Visits = { readonly visits: readonly VisitRow[] } | { readonly failure: unknown };

export const readVisits = (seller: boolean): Promise<Visits> =>
  (seller ? api.call(inspections.today) : api.call(inspections.toCome)).then(
    ({ data }) => ({ visits: data }),
    (failure: unknown) => ({ failure }),
  );
