import type { FreeSlot } from "@rebale/contract/lifting";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { useCallback, useEffect, useState } from "react";
import { api } from "../../../lib/api/browser.ts";
import { lifting } from "../../../lib/api/operations.ts";
import { serverNow } from "../../../lib/server-clock.tsx";

const AHEAD = 13;

/** Times of where a sale's goods lie, of two weeks from today. */
export function useFreeSlots(awardId: string) {
  const [slots, setSlots] = useState<readonly FreeSlot[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const read = useCallback(() => {
    setFailure(null);
    const to = new Date(serverNow() + AHEAD * DAY_MS).toISOString();
    const asked = { params: { id: awardId }, query: { to } };
    api.call(lifting.awardSlots, asked).then(({ data }) => setSlots(data), setFailure);
  }, [awardId]);
  useEffect(read, [read]);
  return { slots, failure, read };
}
