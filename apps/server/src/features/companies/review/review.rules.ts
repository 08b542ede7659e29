import type { companies } from "@rebale/contract";

type Status = companies.Company["status"];
type Decision = (typeof companies.DECISIONS)[number];

/** As the audit has them. */
export const COMPANY_DECISIONS = {
  of: "company_id",
  did: {
    "company accepted": { en: "accepted it", hi: "इसे मंज़ूर किया" },
    "company correction asked": { en: "asked for a correction", hi: "सुधार माँगा" },
    "company refused": { en: "refused it", hi: "इसे नामंज़ूर किया" },
    "company suspended": { en: "suspended it", hi: "कंपनी को रोका" },
    "company decision undone": { en: "undone the last decision", hi: "पिछला फ़ैसला वापस लिया" },
    "company decision lapsed": {
      en: "made a decision that lapsed",
      hi: "ऐसा फ़ैसला किया जो लागू नहीं हुआ",
    },
  },
} as const;

/** From where each decision leads, and where to: a suspension is lifted by asking for papers. */
const moves: Readonly<Record<Decision, { from: readonly Status[]; to: Status }>> = {
  accept: { from: ["submitted", "correction_asked"], to: "verified" },
  correct: {
    from: ["unverified", "submitted", "correction_asked", "verified", "suspended"],
    to: "correction_asked",
  },
  refuse: { from: ["unverified", "submitted", "correction_asked"], to: "unverified" },
  suspend: { from: ["unverified", "submitted", "correction_asked", "verified"], to: "suspended" },
};

/** The status that a decision gives a company; null where it is not possible. */
export function decideCompany(
  status: Status,
  decision: Decision,
  { papersWaiting, wasRefused = false }: { papersWaiting: number; wasRefused?: boolean },
): Status | null {
  // A company refused by mistake, or settled by telephone, can be accepted after all.
  if (decision === "accept" && status === "unverified" && wasRefused) return "verified";
  // A verified company that has sent a newer paper stays verified while that one waits.
  if (decision === "accept" && status === "verified") return papersWaiting > 0 ? status : null;
  const { from, to } = moves[decision];
  return from.includes(status) ? to : null;
}
