import { evidence } from "@rebale/contract";
import type { PackRow } from "./packs.store.ts";

export const presentPack = (pack: PackRow): evidence.Pack => ({
  _id: pack.id,
  award_id: String(pack.awardId),
  material: pack.material,
  kg: pack.grams / 1000,
  brand_company_id: pack.brandId === null ? null : String(pack.brandId),
  brand: pack.brand,
  bytes: pack.bytes,
  sha256: pack.sha256,
  made_at: pack.madeAt.toISOString(),
  url: evidence.packPath.replace("{id}", pack.id),
});
