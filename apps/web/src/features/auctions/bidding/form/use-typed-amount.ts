import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import { offerIn, type TypedOffer } from "../../../../lib/session/come-back.ts";
import { keep, readFromTab, removeFromTab } from "../../../../lib/session/tab-storage.ts";

/**
 * The offer typed for this lot, in the tab's storage: it outlives a login and a reload, and a
 * maximum stays one. An amount of null follows the next bid allowed.
 * @param onPassed told of a stored amount that the price has passed: it does not come back
 */
export function useTypedAmount(
  lotId: string,
  isPassed: (amount: number, kind: TypedOffer["kind"]) => boolean,
  onPassed: (amount: number) => void,
) {
  const key = keyOf(lotId);
  const [typed, setTyped] = useState<TypedOffer>(NOTHING);
  const restore = useEffectEvent((key: string) => {
    const { amount, kind } = readTyped(key);
    const passed = amount !== null && isPassed(Number(amount), kind);
    setTyped({ amount: passed ? null : amount, kind });
    if (!passed) return;
    removeFromTab(key);
    onPassed(Number(amount));
  });
  useEffect(() => restore(key), [key]);
  const change = (value: TypedOffer) => {
    setTyped(value);
    if (value.amount === null) removeFromTab(key);
    else keep(key, value);
  };
  return [typed, change] as const;
}

const keyOf = (lotId: string) => `bid-${lotId}`;

/**
 * Whether somebody comes back from a login to bid on this lot: what the address brings is stored
 * before the form reads it, and the address is the lot's own again.
 */
export function useCameBack(lotId: string): boolean {
  const { search } = useLocation();
  const [came] = useState(() => {
    const offer = typeof window === "undefined" ? null : offerIn(search);
    if (offer) keep(keyOf(lotId), offer);
    return offer !== null;
  });
  useEffect(() => {
    if (came) history.replaceState(history.state, "", location.pathname);
  }, [came]);
  return came;
}

const NOTHING: TypedOffer = { amount: null, kind: "bid" };

/** The typed offer of a lot whose form is shut. */
export const typedFor = (lotId: string): TypedOffer => readTyped(keyOf(lotId));

const readTyped = (key: string): TypedOffer => {
  const stored = readFromTab<TypedOffer>(key);
  return stored && typeof stored === "object" ? stored : NOTHING;
};
