import type { MoneyDay } from "@rebale/contract/banking";
import { t } from "ttag";
import type { Tone } from "../../../../shared/office/chip.tsx";

export const dayLabels: Readonly<Record<MoneyDay["state"], string>> = {
  open: t`Open`,
  checked: t`Checked`,
  closed: t`Closed`,
};
export const dayTones: Readonly<Record<MoneyDay["state"], Tone>> = {
  open: "waits",
  checked: "waits",
  closed: "good",
};

/** The statements' excess over the journal, in rupees. */
export const differenceOf = ({
  bank_statement,
  bank_journal,
}: Pick<MoneyDay, "bank_statement" | "bank_journal">): number =>
  (Math.round(bank_statement * 100) - Math.round(bank_journal * 100)) / 100;

/**
 * The viewer's next step: nobody closes what they checked, and a day that goes on is not checked.
 * @param today YYYY-MM-DD in India
 */
export function stepOf(
  { day, state, checked_by_you }: Pick<MoneyDay, "day" | "state" | "checked_by_you">,
  today: string,
): "check" | "close" | null {
  if (day >= today) return null;
  return state === "open" ? "check" : state === "checked" && !checked_by_you ? "close" : null;
}

const places = new Map<string, (id: string) => string>([
  ["receipts", (id) => `/admin/money?state=all&open=${id}`],
  ["withdrawals", (id) => `/admin/money/withdrawals?state=all&open=${id}`],
  ["entries", (id) => `/admin/journal?open=${id}`],
  ["statement_lines", (id) => `/admin/money/statements?lines=open&open=${id}`],
  ["holder_accounts", () => "/admin/money/statements"],
  ["bank", () => "/admin/money/statements?lines=open"],
  ["journal", () => "/admin/journal"],
]);

/** Where an open item of a day is settled, by the path that the refusal names it with. */
export function placeOf(path: string): string | null {
  const [kind = "", id = ""] = path.split("/");
  return places.get(kind)?.(encodeURIComponent(id)) ?? null;
}
