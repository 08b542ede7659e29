import type { LedgerEntry } from "@rebale/contract/auctions/ledger";
import { useCallback, useEffect, useRef, useState } from "react";
import { auctions } from "../../../../lib/api/office-operations.ts";
import { api } from "../../../../shared/office/session/office-api.ts";
import { useMay } from "../../../../shared/office/session/office-session.ts";
import { withNewer } from "./ledger.rules.ts";

const NEWS_EVERY = 5000;
/** The server answers at most this many entries at once. */
const PAGE = 1000;

/** The newest entries of one auction, older ones on demand, and while it is live whatever comes. */
export function useLedger(lotId: string, isLive: boolean) {
  const [entries, setEntries] = useState<readonly LedgerEntry[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const newest = useRef(0);
  const read = useCallback(
    (after: number) => api.call(auctions.ledger, { params: { idname: lotId }, query: { after } }),
    [lotId],
  );

  const add = useCallback((more: readonly LedgerEntry[]) => {
    setFailure(null);
    setEntries((loaded) => {
      const all = withNewer(loaded ?? [], more);
      newest.current = all.at(-1)?.seq ?? 0;
      return all;
    });
  }, []);
  const refresh = useCallback(
    () => read(newest.current).then(({ data }) => add(data), setFailure),
    [read, add],
  );
  const begin = useCallback(async () => {
    try {
      const { data } = await api.call(auctions.details, { params: { idname: lotId } });
      add((await read(Math.max(0, data.last_event_id - PAGE))).data);
    } catch (error) {
      setFailure(error);
    }
  }, [lotId, read, add]);
  const older = async () => {
    const first = entries?.[0]?.seq ?? 1;
    await read(Math.max(0, first - 1 - PAGE)).then(({ data }) => add(data), setFailure);
  };

  // The public ledger masks bidders; the office may know them. Asked again when a new one appears.
  // For who does not run auctions it is a press, with its entry in the audit.
  const may = useMay();
  const [isShown, setShown] = useState(may("auctions.manage"));
  const seesBidders = may("auctions.read") && isShown;
  const [accounts, setAccounts] = useState<ReadonlyMap<string, string>>(new Map());
  const bidders = new Set((entries ?? []).flatMap(({ bidder }) => (bidder ? [bidder] : []))).size;
  useEffect(() => {
    if (bidders === 0 || !seesBidders) return;
    const loaded = api.call(auctions.biddersOfLot, { params: { id: lotId } });
    loaded.then(
      ({ data }) =>
        setAccounts(
          new Map(data.map((b) => [b.bidder, [b.name, b.mobile].filter(Boolean).join(", ")])),
        ),
      setFailure,
    );
  }, [lotId, bidders, seesBidders]);

  useEffect(() => {
    void begin();
    if (!isLive) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void (newest.current > 0 ? refresh() : begin());
    }, NEWS_EVERY);
    return () => clearInterval(timer);
  }, [begin, refresh, isLive]);
  return {
    entries,
    accounts,
    show: may("auctions.read") && !isShown && bidders > 0 ? () => setShown(true) : null,
    failure,
    begin,
    refresh,
    older,
    hasOlder: (entries?.[0]?.seq ?? 1) > 1,
  };
}
