import type { ProblemCode } from "@rebale/contract";

export type AccountStatus = "waiting" | "active" | "refused" | "deactivated";

/** They may see and correct their own application, and nothing else. */
export const mayApply = (status: AccountStatus): boolean =>
  status === "waiting" || status === "refused";

/** Why a person who has proven who they are is still not let in. */
export function whyNotSignedIn(status: AccountStatus): ProblemCode | null {
  if (status === "active") return null;
  return status === "waiting" ? "waiting_for_activation" : "deactivated";
}
