import { type ComponentType, lazy, Suspense } from "react";
import { untilSignOfLife } from "../lib/sign-of-life.ts";
import { Optional } from "./optional.tsx";

/**
 * A part far down the page: it stands as the server sent it, and its script is fetched when
 * somebody first does something. Its style sheets are the page's to import: they come first.
 */
export const near = <P extends object>(load: () => Promise<{ default: ComponentType<P> }>) =>
  lazy(() => untilSignOfLife(load));

/** Around such a part. */
export const Near = ({ children }: { children: React.ReactNode }) => (
  <Optional>
    <Suspense>{children}</Suspense>
  </Optional>
);
