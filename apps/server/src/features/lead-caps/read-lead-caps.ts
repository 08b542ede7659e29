import { type leadCaps, type Paise, rupees } from "@rebale/contract";
import { runOn } from "../../platform/db/statement.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Membership } from "../../platform/http/caller.ts";
import { type Leading, ledIn, takenOf } from "./lead-caps.rules.ts";
import { listCaps, readLeading, type ShownCap } from "./lead-caps.store.ts";

type Shown = leadCaps.LeadCaps;

/** A company's caps, and what it leads, with a cap or without. */
export async function readLeadCaps(
  { db, database }: Pick<Deps, "db" | "database">,
  { companyId, role }: Pick<Membership, "companyId" | "role">,
): Promise<Shown> {
  const [caps, leading] = await Promise.all([
    listCaps(db, companyId),
    readLeading(runOn(database.pool), [companyId]),
  ]);
  const company = leading.get(companyId) ?? { caps: [], led: new Map(), bought: new Set() };
  const { led } = company;
  const inAll = caps.find(({ amount }) => amount !== null);
  const most = inAll?.amount ?? null;
  return {
    leading: rupees(ledIn(led)),
    leading_lots: led.size,
    amount:
      inAll && most !== null
        ? {
            _id: String(inAll.id),
            most: rupees(most as Paise),
            left: rupees(Math.max(0, most - ledIn(led)) as Paise),
          }
        : null,
    lots: caps.flatMap((cap) => (cap.most === null ? [] : [presentLots(cap, cap.most, company)])),
    may_change: role === "owner" || role === "manager",
  };
}

function presentLots(
  { id, lots }: ShownCap,
  most: number,
  company: Leading,
): Shown["lots"][number] {
  const shown = lots ?? [];
  return {
    _id: String(id),
    most,
    taken: takenOf(
      shown.map((lot) => lot.id),
      company,
    ),
    lots: shown.map((lot) => ({
      product_id: String(lot.id),
      title: lot.title,
      url: lot.url,
      standing: standingOf(lot, company),
    })),
  };
}

function standingOf({ id, isOver }: { id: number; isOver: boolean }, { led, bought }: Leading) {
  if (led.has(id)) return "leading";
  if (bought.has(id)) return "bought";
  return isOver ? "over" : "open";
}
