import type { CompanyNow } from "@rebale/contract/awards/company-now";
import { lastDay, rupeesExact } from "../../../lib/formatting/formatting.ts";

type Sale = CompanyNow["sales"][number];

const until = (day: string | null) => (day === null ? "" : ` by ${lastDay(day)}`);

/** The step that an open sale waits for, and until when. */
export function nextOf({ state, due, due_at, grace_until, lift_by }: Sale): string {
  const sum = due > 0 ? rupeesExact(due) : "the seller directly";
  if (state === "payment_due") return `The buyer pays ${sum}${until(due_at)}.`;
  if (state === "overdue")
    return `The buyer is late with ${sum}: days of grace${until(grace_until)}.`;
  if (state === "paid") return `The buyer books a truck${until(lift_by)}.`;
  if (state === "lifting") return `The goods are taken${until(lift_by)}.`;
  return "Both agree on the weight.";
}
