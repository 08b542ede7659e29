import type { Wallet } from "@rebale/contract/wallet";
import { useEffect, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { api } from "../api/browser.ts";
import { orNull } from "../api/loader.ts";
import { wallet } from "../api/operations.ts";
import { onUnread } from "../unread/unread.ts";

/** The company's money as it was read last, for what shows it on every page. */
let known: Wallet | null = null;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Reads it again: a bid, a payment or a move has changed it. Without a line it stays as it was. */
export async function readWallet(): Promise<void> {
  const reply = await orNull(api.call(wallet.wallet));
  if (!reply) return;
  known = reply.data;
  for (const listener of listeners) listener();
}

/** Read with each page that is opened; null until it is known, and for who has none. */
export function useWallet(): Wallet | null {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason to read.
  useEffect(() => void readWallet(), [pathname]);
  // An outbid buyer is told, and has the hold back.
  useEffect(() => onUnread(() => void readWallet()), []);
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => null,
  );
}
