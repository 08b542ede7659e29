import { isRouteErrorResponse } from "react-router";
import { Refused } from "../api/refused.ts";

/** Under which the market's log has what failed; null where it never got there. */
export function referenceOf(error: unknown): string | null {
  if (error instanceof Refused) return error.reference ?? null;
  if (!isRouteErrorResponse(error)) return null;
  return (error.data as { reference?: string } | null)?.reference ?? null;
}
