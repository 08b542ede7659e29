import type { obligations } from "@rebale/contract";
import { packPath } from "@rebale/contract/evidence";
import { lastDayOf, type Owed, returnOf, type SetPack } from "./obligations.rules.ts";

const tonnes = (grams: number) => grams / 1_000_000;

export function presentObligation(
  { id, stream, category, fy, grams }: Owed,
  packs: readonly SetPack[],
): obligations.Obligation {
  const set = packs.reduce((sum, pack) => sum + pack.grams, 0);
  const filed = returnOf(stream, fy);
  return {
    _id: String(id),
    stream: stream as obligations.Obligation["stream"],
    category,
    year: fy,
    tonnes: tonnes(grams),
    set_tonnes: tonnes(set),
    missing_tonnes: tonnes(Math.max(0, grams - set)),
    deadline: lastDayOf(fy),
    return_by: filed.day,
    return_confirmed: filed.confirmed,
    packs: packs.map((pack) => ({
      _id: pack.id,
      material: pack.material,
      kg: pack.grams / 1000,
      made_at: pack.madeAt.toISOString(),
      sha256: pack.sha256,
      recycler: pack.recycler,
      url: packPath.replace("{id}", pack.id),
    })),
  };
}
