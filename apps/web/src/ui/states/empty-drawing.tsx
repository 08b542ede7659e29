import { lazy, Suspense } from "react";
import { Optional } from "../later/optional.tsx";
import type { Drawing } from "./drawings.tsx";
import classes from "./states.module.css";

/** Most pages have something to show: the drawings are fetched where one is seen. */
const Lines = lazy(() => import("./drawings.tsx"));

export function EmptyDrawing({ of = "bale", size = 132 }: { of?: Drawing; size?: number }) {
  return (
    <svg
      width={size}
      height={size * 0.8}
      viewBox="0 0 160 128"
      fill="none"
      stroke="#8a9389"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={classes.drawing}
    >
      <Optional>
        <Suspense>
          <Lines of={of} />
        </Suspense>
      </Optional>
    </svg>
  );
}
