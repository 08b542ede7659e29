import type { ReviewedCompany } from "@rebale/contract/companies";

export type Decision = "accept" | "correct" | "refuse" | "suspend";

export const verbs: Readonly<Record<Decision, { verb: string; done: string }>> = {
  accept: { verb: "Accept", done: "accepted" },
  correct: { verb: "Ask for a correction", done: "asked for a correction" },
  refuse: { verb: "Refuse", done: "refused" },
  suspend: { verb: "Suspend", done: "suspended" },
};
/** By keyboard alone. */
export const KEYS: Readonly<Record<Decision, string>> = {
  accept: "a",
  correct: "c",
  refuse: "r",
  suspend: "s",
};

/** What the server would take now; a verified company is accepted again for its newer papers. */
export function decisionsOn({
  status,
  papers,
  is_refused,
}: Pick<ReviewedCompany, "status" | "papers" | "is_refused">): Decision[] {
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
