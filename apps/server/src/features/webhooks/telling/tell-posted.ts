import { type Paise, rupees } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { onPosted, type Posting } from "../../journal/index.ts";
import { type Happening, tellWebhooks } from "./tell-webhooks.ts";

/** Money that came in and trucks' money that was released are told as the journal enters them. */
export const subscribeWebhooks = (): void => onPosted(tellPosted);

const tellPosted = (tx: Tx, posted: readonly Posting[]): Promise<void> =>
  tellWebhooks(
    tx,
    posted.flatMap((entry) => {
      if (RECEIVED.has(entry.kind)) return receivedOf(entry);
      return entry.kind === "trip_released" ? releasedOf(entry) : [];
    }),
  );

const RECEIVED: ReadonlySet<string> = new Set([
  ...["top_up", "bank_transfer", "transfer_placed", "award_payment"],
]);

/** The company whose money it is now; the amount is all that came, wherever it went. */
function receivedOf(entry: Posting): Happening[] {
  const from = entry.lines.filter(({ amount }) => amount > 0);
  const company = entry.lines.find(({ amount, companyId }) => amount < 0 && companyId !== null);
  if (!company) return [];
  const amount = from.reduce((sum, line) => sum + line.amount, 0) as Paise;
  const source = sourceOf(from.map(({ kind }) => kind));
  const data = { amount: rupees(amount), source, award_id: awardOf(entry) } as const;
  return [{ type: "payment.received", to: [company.companyId], data }];
}

function sourceOf(kinds: readonly string[]) {
  if (kinds.includes("deposit")) return "wallet";
  return kinds.some((kind) => kind === "bank" || kind === "suspense") ? "bank" : "gateway";
}

function releasedOf(entry: Posting): Happening[] {
  const seller = entry.lines.find(({ kind }) => kind === "proceeds");
  const award_id = awardOf(entry);
  if (!seller || award_id === null) return [];
  // A credit is below zero.
  const brought = (kind: string) =>
    rupees(entry.lines.reduce((sum, of) => (of.kind === kind ? sum - of.amount : sum), 0) as Paise);
  const data = {
    ...{ award_id, trip_id: String(entry.cause.trip), net: brought("proceeds") },
    ...{ fee: brought("fees"), fee_gst: brought("gst_on_fees"), tax_held: brought("tax_held") },
  };
  return [{ type: "trip.released", to: [seller.companyId], data }];
}

function awardOf({ awardId, lines }: Posting): string | null {
  const id = awardId ?? lines.find((line) => line.awardId !== null)?.awardId ?? null;
  return id === null ? null : String(id);
}
