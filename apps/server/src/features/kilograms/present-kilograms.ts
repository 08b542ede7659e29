import type { kilograms } from "@rebale/contract";
import { companyDocumentPath } from "@rebale/contract/companies";
import type { Holding } from "./kg-journal.store.ts";
import { productsOf, totalsOf } from "./kilograms.rules.ts";
import type { ReportRow } from "./outputs.store.ts";
import type { PackRow } from "./packs.store.ts";
import { presentPack } from "./present-pack.ts";

const kg = (grams: number) => grams / 1000;

interface Shown {
  readonly awardId: number;
  /** Grams; null where nobody said. */
  readonly sold: number | null;
  readonly holdings: readonly Holding[];
  readonly reports: readonly ReportRow[];
  readonly packs: readonly PackRow[];
  readonly canReport: boolean;
  readonly isAuthorised: boolean;
}

export function presentKilograms(shown: Shown): kilograms.Kilograms {
  const totals = totalsOf(shown.holdings);
  return {
    award_id: String(shown.awardId),
    sold_kg: shown.sold === null ? null : kg(shown.sold),
    lot_kg: kg(totals.lot),
    transit_kg: kg(totals.transit),
    in_kg: kg(totals.in),
    out_kg: kg(totals.out),
    loss_kg: kg(totals.loss),
    stock_kg: kg(totals.stock),
    evidence_kg: kg(totals.evidence),
    outputs: productsOf(shown.holdings).map(({ material, made, evidence, free }) => ({
      ...{ material, kg: kg(made), evidence_kg: kg(evidence), free_kg: kg(free) },
    })),
    reports: shown.reports.map(presentReport),
    packs: shown.packs.map(presentPack),
    can_report: shown.canReport && totals.stock + totals.transit > 0,
    authorised: shown.isAuthorised,
  };
}

const presentReport = (row: ReportRow): kilograms.Kilograms["reports"][number] => ({
  _id: String(row.id),
  outputs: row.lines.flatMap(({ material, grams }) =>
    material === null ? [] : [{ material, kg: kg(grams) }],
  ),
  loss_kg: kg(row.lines.find(({ material }) => material === null)?.grams ?? 0),
  made_at: row.madeAt.toISOString(),
  document: `/api${companyDocumentPath.replace("{file}", row.document)}`,
});
