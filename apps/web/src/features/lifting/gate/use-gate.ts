import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Api } from "../../../lib/api/client.ts";
import { inspections, lifting } from "../../../lib/api/operations.ts";
import { Refused, Unreachable } from "../../../lib/api/refused.ts";
import { serverNow } from "../../../lib/server-clock.tsx";
import { newKey } from "../../../lib/session/new-key.ts";
import { storedToken } from "../../../lib/session/session.ts";
import { filesToKeep } from "./detector.ts";
import { answered, stillKept, tokenIn } from "./gate.rules.ts";
import { gateApi } from "./gate-calls.ts";
import { keepPage } from "./keep-page.ts";
import { changeKept, type Kept, NOTHING } from "./kept.ts";
import { tellVisits } from "./tell-visits.ts";

export type Standing =
  | "opening"
  | "open"
  /** Neither a link nor a session. */
  | "closed"
  /** The owner has ended this phone's link. */
  | "ended"
  /** Somebody else's gate. */
  | "forbidden"
  /** Nothing is kept, and nothing came. */
  | "failed";

export interface Gate {
  readonly site: string;
  readonly api: Api;
  readonly standing: Standing;
  readonly kept: Kept;
  readonly isOnline: boolean;
  /** Whether this phone may take passes without network. */
  readonly mayWorkOffline: boolean;
  /** The browser may empty what is kept, after days in which nobody opens it. */
  readonly mayBeEmptied: boolean;
  change(change: (kept: Kept) => Kept): Promise<Kept>;
  /** Reads the trucks, having told what waits; false where nothing came. */
  refresh(): Promise<boolean>;
}

const OFTEN = 10_000;
const SELDOM = 30_000;

export function useGate(site: string): Gate {
  const [kept, setKept] = useState(NOTHING);
  const [standing, setStanding] = useState<Standing>("opening");
  const [isOnline, setOnline] = useState(true);
  const token = useRef<string | null>(null);
  const phone = useRef<string | null>(null);
  const api = useMemo(
    () =>
      gateApi(
        () => token.current,
        () => phone.current,
      ),
    [],
  );

  const change = useCallback(
    async (how: (kept: Kept) => Kept) => {
      const changed = await changeKept(site, how);
      setKept(changed);
      return changed;
    },
    [site],
  );

  const refresh = useCallback(async () => {
    try {
      const before = await change((own) => own);
      token.current = before.token ?? storedToken();
      phone.current = before.token === null ? null : before.phone;
      if (token.current === null) {
        setStanding("closed");
        return false;
      }
      await tellUses(api, site, before, change);
      await tellVisits(api, site, before, change);
      const [trips, visits, keys] = await Promise.all([
        api.call(lifting.siteTrips, { params: { id: site } }),
        api.call(inspections.ofSite, { params: { id: site }, query: {} }),
        api.call(lifting.passKey, { params: { id: site } }),
      ]);
      const seenAt = new Date(serverNow()).toISOString();
      const told = { seen: trips.data, visits: visits.data, seenAt, keys: keys.data.keys };
      await change((own) => ({ ...own, ...told }));
      setOnline(true);
      setStanding("open");
      return true;
    } catch (error) {
      const refused = standingAfter(error);
      setOnline(!(error instanceof Unreachable));
      if (refused) setStanding(refused);
      else setStanding((now) => (now === "opening" ? "failed" : now));
      return false;
    }
  }, [api, site, change]);

  useEffect(() => {
    let isHere = true;
    const start = async () => {
      const given = tokenIn(location.hash);
      if (given) history.replaceState(history.state, "", location.pathname + location.search);
      const own = await change((had) => ({
        ...had,
        token: given ?? had.token,
        phone: had.phone ?? newKey(),
      }));
      token.current = own.token ?? storedToken();
      // The kept lists are shown at once, network or not.
      if (isHere && own.seen && token.current) setStanding("open");
      if (isHere) await refresh();
    };
    void start();
    return () => {
      isHere = false;
    };
  }, [change, refresh]);

  useRepeated(refresh, isOnline ? SELDOM : OFTEN);
  useLine(refresh, setOnline);
  const mayBeEmptied = useKeptPage(site, standing === "open" && isOnline, kept, change);
  const mayWorkOffline = kept.seen?.offline === true && kept.keys.length > 0;
  const own = { kept, isOnline, mayWorkOffline, mayBeEmptied };
  return { site, api, standing, ...own, change, refresh };
}

function standingAfter(error: unknown): Standing | null {
  if (!(error instanceof Refused)) return null;
  if (error.status === 401) return "ended";
  return error.status === 403 || error.status === 404 ? "forbidden" : null;
}

/** As many as the market takes at once. */
const MAX = 50;

async function tellUses(
  api: Api,
  site: string,
  { uses }: Kept,
  change: Gate["change"],
): Promise<void> {
  const waiting = uses
    .filter(({ state, dir }) => state === "waiting" && dir !== "visit")
    .slice(0, MAX);
  if (waiting.length === 0) return;
  const told = waiting.map(({ jti, at, token }) => ({ jti, at, ...(token && { token }) }));
  const body = { uses: told, site_id: site };
  const { data } = await api.call(lifting.sync, { body });
  const now = new Date(serverNow());
  await change((own) => ({ ...own, uses: stillKept(answered(own.uses, data), now) }));
}

/** While somebody looks. */
function useRepeated(what: () => Promise<unknown>, often: number): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void what();
    };
    const timer = setInterval(look, often);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [what, often]);
}

/** "Online" is said before anything gets through, so it is tried and not believed. */
function useLine(tried: () => Promise<unknown>, setOnline: (isOnline: boolean) => void): void {
  useEffect(() => {
    const lost = () => setOnline(false);
    const back = () => void tried();
    addEventListener("offline", lost);
    addEventListener("online", back);
    return () => {
      removeEventListener("offline", lost);
      removeEventListener("online", back);
    };
  }, [tried, setOnline]);
}

/** Once a visit, when the gate has opened. Answers whether the browser may empty it all the same. */
function useKeptPage(site: string, isReady: boolean, kept: Kept, change: Gate["change"]): boolean {
  const isDone = useRef(false);
  const [mayBeEmptied, setMayBeEmptied] = useState(false);
  const worksOffline = kept.seen?.offline === true;
  useEffect(() => {
    if (!isReady || isDone.current) return;
    isDone.current = true;
    const keep = async () => {
      // Else the browser may empty a store that was not opened for a week, and what waits with it.
      if (worksOffline) setMayBeEmptied(!(await isPersistent()));
      const isKept = await keepPage(site, worksOffline ? await filesToKeep() : []);
      if (!isKept) return;
      const own = document.documentElement.lang.slice(0, 2);
      await change((had) => ({ ...had, languages: [...new Set([...had.languages, own])] }));
    };
    // A full phone costs only the page without network.
    void keep().catch(() => {
      isDone.current = false;
    });
  }, [site, isReady, worksOffline, change]);
  return mayBeEmptied;
}

const isPersistent = async (): Promise<boolean> =>
  (await navigator.storage?.persist?.().catch(() => false)) ?? false;
