import { Suspense } from "react";

/**
 * A part that React takes over by itself, after the page and between other work, so that no task
 * of hydration is long. Who taps or types in it before then has it taken over at once.
 */
export const Later = ({ children }: { children: React.ReactNode }) => (
  <Suspense>{children}</Suspense>
);
