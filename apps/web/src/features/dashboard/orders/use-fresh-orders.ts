import { useEffect } from "react";
import { useRevalidator } from "react-router";

const EVERY = 15_000;

/** Standings change while somebody looks: they are read again every 15 s, or `every` ms. */
export function useFreshOrders(every = EVERY) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) void revalidate();
    }, every);
    return () => clearInterval(timer);
  }, [revalidate, every]);
}
