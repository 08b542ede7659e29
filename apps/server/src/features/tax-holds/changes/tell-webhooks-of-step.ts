import { type Paise, rupees } from "@rebale/contract";
import type { Happening } from "../../webhooks/index.ts";
import type { HoldRow } from "../store/holds.store.ts";
import type { Step } from "./step.ts";

const none = 0 as Paise;

/** The events that both sides' own systems are told of a step. */
export function happeningsOf(
  { hold, to, toSeller = none, toBuyer = none }: Step,
  { held, why, differences }: HoldRow,
): Happening[] {
  const about = (amount: Paise, because: string | null) => ({
    to: [hold.buyerCompanyId, hold.sellerCompanyId],
    data: {
      ...{ hold_id: String(hold.id), award_id: String(hold.awardId) },
      ...{ number: hold.paper.number, amount: rupees(amount), why: because },
    },
  });
  const happened: Happening[] = [];
  if (to === "missing" && hold.state !== to)
    happened.push({ type: "tax.missing", ...about(held, null) });
  if (to === "differs" && hold.state !== to)
    happened.push({ type: "tax.differs", ...about(held, differences[0]?.path ?? null) });
  if (hold.isTied && toSeller > 0) happened.push({ type: "tax.released", ...about(toSeller, why) });
  if (toBuyer > 0) happened.push({ type: "tax.returned", ...about(toBuyer, why) });
  return happened;
}
