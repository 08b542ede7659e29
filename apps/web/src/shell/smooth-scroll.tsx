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
    const behavior = type === "PUSH" ? "smooth" : "";
    // A page that has just come is not computed twice for what it is anyway.
    if (page.style.scrollBehavior === behavior) return;
    page.style.scrollBehavior = behavior;
    // Read at once: a style that has not been computed yet does not count for a scroll.
    void getComputedStyle(page).scrollBehavior;
  }, [type, key]);
  return null;
}
