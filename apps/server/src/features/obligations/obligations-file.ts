import type { obligations } from "@rebale/contract";
import { indiaTime } from "@rebale/contract/values/calendar";
import { writeXlsx } from "hucre/xlsx";

const HEADS = [
  ...["Financial year", "Stream", "Category", "Obligation (t)", "Set against (t)", "Missing (t)"],
  ...["To be met by", "Pack", "Product", "Of it set here (kg)", "Made at (India)", "SHA-256"],
];

/** For an auditor: a row for each pack set against an obligation, one at least for each. */
export function obligationsFile(
  rows: readonly obligations.Obligation[],
): Promise<Uint8Array<ArrayBufferLike>> {
  const lines = rows.flatMap((owed) => {
    const head = [
      ...[owed.year, owed.stream, owed.category, owed.tonnes, owed.set_tonnes],
      ...[owed.missing_tonnes, owed.deadline],
    ];
    if (owed.packs.length === 0) return [[...head, "", "", 0, "", ""]];
    return owed.packs.map((pack) => [
      ...head,
      ...[pack._id, pack.material, pack.kg, indiaTime(new Date(pack.made_at)), pack.sha256],
    ]);
  });
  return writeXlsx({ sheets: [{ name: "Obligations", rows: [HEADS, ...lines] }] });
}
