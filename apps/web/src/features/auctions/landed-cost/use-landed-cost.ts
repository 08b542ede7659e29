import type { LandedCost } from "@rebale/contract/auctions";
import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "../../../lib/api/browser.ts";
import { auctions } from "../../../lib/api/operations.ts";
import { keep, readFromTab } from "../../../lib/session/tab-storage.ts";

const KEY = "buyer-state";

/**
 * The cost as the page knows it, or for the state that somebody has chosen. A company's own site
 * is the server's word.
 */
export function useLandedCost(idname: string, first: LandedCost) {
  const [own, setOwn] = useState<LandedCost | null>(null);
  const [failed, setFailed] = useState(false);
  const turn = useRef(0);
  const isOpen = first.state_from !== "site";

  const read = useCallback(
    (state: string) => {
      const mine = ++turn.current;
      setFailed(false);
      api.call(auctions.details, { params: { idname }, query: { state: state as "Delhi" } }).then(
        ({ data }) => mine === turn.current && setOwn(data.landed_cost),
        () => mine === turn.current && setFailed(true),
      );
    },
    [idname],
  );
  const choose = useCallback(
    (state: string) => {
      keep(KEY, state);
      read(state);
    },
    [read],
  );

  useEffect(() => {
    const before = readFromTab<string>(KEY);
    if (isOpen && before && before !== first.state) read(before);
  }, [isOpen, first.state, read]);

  return { cost: isOpen ? (own ?? first) : first, choose, failed };
}
