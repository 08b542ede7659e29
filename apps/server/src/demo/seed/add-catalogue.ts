import { createHash } from "node:crypto";
import { formatQuantity } from "@rebale/contract";
import { DAY_MS } from "@rebale/contract/values/calendar";
import { setCatalog } from "../../features/listings/index.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Listing } from "./list-lot.ts";
import { specimen } from "./specimen.ts";

interface Listed {
  readonly listings: readonly Listing[];
  /** As the listings. */
  readonly ids: readonly number[];
  readonly now: Date;
}

/** One lot that stays open for a day shows what its seller has in detail (S2.39). */
export async function addCatalogue(
  { files }: Pick<Deps, "files">,
  tx: Tx,
  { listings, ids, now }: Listed,
): Promise<void> {
  const at = listings.findIndex(
    ({ auction }) => auction?.phase === "live" && auction.endsAt.getTime() > now.getTime() + DAY_MS,
  );
  const [listing, id] = [listings[at], ids[at]];
  if (!listing || id === undefined) return;
  const { title, template } = listing;
  const quantity = formatQuantity(template.quantity, template.unit, "en");
  const lines = [`Catalogue: ${title}`, `Quantity: ${quantity}`, `Lies in ${template.city}`];
  const bytes = specimen(lines);
  // Named as those that sellers send: under another name it would not be handed out.
  const catalog = `${createHash("sha256").update(bytes).digest("hex")}.pdf`;
  await files.put(`public/${catalog}`, bytes);
  await setCatalog(tx, id, catalog);
}
