import type { FieldComplaint } from "@rebale/contract";
import { isRouteErrorResponse } from "react-router";
import { Refused, Unreachable } from "../api/refused.ts";
import { messages } from "./messages.ts";

/** A failure in words for people; never an exception's own. */
export function explain(error: unknown): string {
  if (error instanceof Refused) return error.errors[0]?.msg ?? error.message;
  if (error instanceof Unreachable) return messages.unreachable;
  if (isRouteErrorResponse(error)) return messageIn(error.data) ?? messages.unexpected;
  return messages.unexpected;
}

/** A refused navigation carries the envelope as it travelled: as text. */
function messageIn(data: unknown): string | undefined {
  if (typeof data !== "string") return (data as { message?: string } | null)?.message;
  try {
    return messageIn(JSON.parse(data));
  } catch {
    return undefined;
  }
}

export const complaintsOf = (error: unknown): readonly FieldComplaint[] =>
  error instanceof Refused ? error.errors : [];

/** The server's first complaint of each field by its path, for Mantine's `form.setErrors`. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries([...complaintsOf(error)].reverse().map(({ path, msg }) => [path, msg]));
