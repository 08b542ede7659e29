import type { ReviewedCompany } from "@rebale/contract/companies";
import { t } from "ttag";

export type Decision = "accept" | "correct" | "refuse" | "suspend";

interface Words {
  readonly verb: string;
  readonly done: string;
  /** Said of the decider. */
  readonly did: string;
}
export const verbs: Readonly<Record<Decision, Words>> = {
  accept: { verb: t`Accept`, done: t`accepted`, did: t`accepted it` },
  correct: {
    verb: t`Ask for a correction`,
    done: t`asked for a correction`,
    did: t`asked for a correction`,
  },
  refuse: { verb: t`Refuse`, done: t`refused`, did: t`refused it` },
  suspend: { verb: t`Suspend`, done: t`suspended`, did: t`suspended it` },
};
/** By keyboard alone. */
export const KEYS: Readonly<Record<Decision, string>> = {
  accept: "a",
  correct: "c",
  refuse: "r",
  suspend: "s",
};

/**
 * Decisions open now; a verified company is accepted again for its newer papers, and nothing is
 * decided on while a decision is held.
 */
export function decisionsOn({
  status,
  papers,
  is_refused,
  held,
}: Pick<ReviewedCompany, "status" | "papers" | "is_refused" | "held">): Decision[] {
  if (held) return [];
  switch (status) {
    case "submitted":
    case "correction_asked":
      return ["accept", "correct", "refuse", "suspend"];
    case "verified":
      return papers.some((paper) => paper.status === "sent")
        ? ["accept", "correct", "suspend"]
        : ["correct", "suspend"];
    case "unverified":
      return is_refused ? ["accept", "correct", "suspend"] : ["correct", "refuse", "suspend"];
    case "suspended":
      return ["correct"];
  }
}
