import { useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";

/**
 * S2.20: a new page scrolls to its top smoothly; back and forward return to their place at once.
 * Stands before ScrollRestoration, which does the scrolling.
 */
export function SmoothScroll() {
  const type = useNavigationType();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every navigation
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.style.scrollBehavior = type === "PUSH" ? "smooth" : "auto";
    // Read at once: a style that has not been computed yet does not count for a scroll.
    void getComputedStyle(page).scrollBehavior;
  }, [type, key]);
  return null;
}
