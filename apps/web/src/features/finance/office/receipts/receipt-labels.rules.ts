import type { Receipt } from "@rebale/contract/banking";
import { t } from "ttag";
import { rupeesExact } from "../../../../lib/formatting/formatting.ts";

/** A person's decision about a receipt in this state. */
export function tasksOf({
  state,
  received,
}: Pick<Receipt, "state" | "received">): "place" | "refuse" | null {
  if (state === "unknown" || state === "mismatched") return "place";
  return state === "claimed" && received === null ? "refuse" : null;
}

/** How far claim and bank are apart; null where one of them is missing or they agree. */
export function differenceText({
  claimed,
  received,
}: Pick<Receipt, "claimed" | "received">): string | null {
  if (claimed === null || received === null || claimed === received) return null;
  const paise = Math.round(received * 100) - Math.round(claimed * 100);
  const by = rupeesExact(Math.abs(paise) / 100);
  return t`The bank has ${rupeesExact(received)}: ${by} ${paise > 0 ? t`more` : t`less`} than the company says.`;
}
