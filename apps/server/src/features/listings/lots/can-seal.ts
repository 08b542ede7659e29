import type { Deps } from "../../../platform/deps.ts";

/** Whether the market has a key that tenders are sealed for; the demo makes its own. */
export const canSeal = ({ OPENING_KEYS, OPENING_PUBLIC, demo }: Deps["config"]): boolean =>
  demo || OPENING_KEYS !== undefined || OPENING_PUBLIC !== undefined;
