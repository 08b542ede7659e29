import { PAGES } from "@rebale/contract/content";

type Status = "waiting" | "active" | "refused" | "deactivated";

/** As the audit has them. */
export const ACCOUNT_DECISIONS = {
  of: "user_id",
  did: {
    "seller activated": { en: "activated it", hi: "इसे चालू किया" },
    "seller refused": { en: "refused it", hi: "इसे नामंज़ूर किया" },
    "seller deactivated": { en: "deactivated it", hi: "इसे बंद किया" },
    "buyer activated": { en: "activated it", hi: "इसे चालू किया" },
    "buyer refused": { en: "refused it", hi: "इसे नामंज़ूर किया" },
    "buyer deactivated": { en: "deactivated it", hi: "इसे बंद किया" },
  },
} as const;

/** The status of an account after the office's review; null when nothing changes. */
export function reviewedStatus(status: Status, isActive: boolean): Status | null {
  if (isActive) return status === "active" ? null : "active";
  if (status === "waiting") return "refused";
  return status === "active" ? "deactivated" : null;
}

const PAGE_NAMES = new Set<string>(PAGES);
/** A page's name for the measurements: whatever a browser sends, there are few of them. */
export function pageLabel(page: string): string {
  const first = page.split(/[?#]/)[0]?.split("/").find(Boolean);
  if (!first) return "home";
  return PAGE_NAMES.has(first) ? first : "other";
}
