import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Reads the page's data again each so often while somebody looks, and when they look again. */
export function useFreshWhileSeen(everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible" && navigator.onLine) void revalidate();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [everyMs, revalidate]);
}
