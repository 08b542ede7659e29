import type { DataOf } from "@rebale/contract";
import type { slots } from "@rebale/contract/inspections";
import { useCallback, useEffect, useState } from "react";
import { api } from "../../../lib/api/browser.ts";
import { inspections } from "../../../lib/api/operations.ts";

export type Visits = DataOf<typeof slots>;

/** When a lot's goods are shown, and the own company's visit. */
export function useVisits(lotId: string) {
  const [visits, setVisits] = useState<Visits | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const read = useCallback(() => {
    setFailure(null);
    const asked = { params: { product_id: lotId } };
    api.call(inspections.slots, asked).then(({ data }) => setVisits(data), setFailure);
  }, [lotId]);
  useEffect(read, [read]);
  return { visits, failure, read };
}
