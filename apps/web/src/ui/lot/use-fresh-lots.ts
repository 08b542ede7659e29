import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Lists keep up with the market: read again every 20 s while somebody looks. */
export function useFreshLots(every = 20_000) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) void revalidate();
    }, every);
    return () => clearInterval(timer);
  }, [revalidate, every]);
}
