import type { OwnLot } from "@rebale/contract/listings";
import { api } from "../../../../lib/api/browser.ts";
import { listings } from "../../../../lib/api/operations.ts";
import { typedOf } from "../selling.rules.ts";
import type { Opening } from "./use-draft-form.ts";

/** A lot of the seller's as the beginning of another one, its pictures and catalogue included. */
export async function readCopy(id: string | null): Promise<Opening["copy"]> {
  if (!id) return null;
  const { data } = await api.call(listings.viewLot, { params: { id } });
  // Only its seller is told of a refusal: nothing of another's lot can be taken along.
  if (data.refusal_reason === undefined) return null;
  const lot = data as OwnLot;
  // Its times are over, or will be its own.
  const fields = { ...typedOf(lot), start_at: "", end_at: "" };
  return { fields, pictures: lot.images, catalog: lot.catalog };
}
