import { type Basis, type Body, fitsBasis, type listings } from "@rebale/contract";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { lockAuctions } from "../../auction-times/index.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import type { Categories } from "../categories-cache.ts";
import { misplacedField } from "../create-lots.ts";
import { mismatch } from "../listings.rules.ts";
import { namedAfter } from "../lots/picture-order.ts";
import type { LotPicture } from "../lots/present-lot.ts";
import { correctionOf, type GoodsWords } from "./correction.rules.ts";
import { findCorrectable, writeCorrection } from "./correction.store.ts";

type Correction = Body<typeof listings.correctLot>;
type Correctable = NonNullable<Awaited<ReturnType<typeof findCorrectable>>>;

/**
 * Corrects what a pending lot says of its goods. What the seller had written is kept and shown on
 * the sheet; the seller is told. Quantity and unit are what is sold: they change only where the
 * seller signs that sheet.
 * @throws Problem lot_not_found, lot_already_approved, not_waiting, lot_edited,
 * unknown_category, invalid_input
 */
export async function correctLot(
  { db, config }: Pick<Deps, "db" | "config">,
  categories: Categories,
  adminId: number,
  lotId: number,
  { seen_edit, ...asked }: Correction,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAuctions(tx, [lotId]);
    const lot = await findCorrectable(tx, lotId, config.demo);
    if (!lot) throw new Problem("lot_not_found");
    if (lot.approval === "approved") throw new Problem("lot_already_approved");
    if (lot.approval !== "pending" || lot.is_held) throw new Problem("not_waiting");
    if (seen_edit !== undefined && lot.edited_at?.getTime() !== timeOf(seen_edit))
      throw new Problem("lot_edited");
    const after = { ...goodsOf(lot), ...columnsOf(asked) };
    refuseMisfit(categories, lot, after);
    const correction = correctionOf(wordsOf(categories, lot), wordsOf(categories, after), {
      ...(lot.as_sent as GoodsWords),
    });
    if (correction.changed.length === 0) return;
    const pictures = namedAfter(lot.pictures as unknown as LotPicture[], after.title);
    await writeCorrection(tx, lotId, { goods: after, pictures, asSent: correction.asSent });
    await tell(tx, config.home, adminId, { lot, after, correction });
  });
}

const timeOf = (seen: string | null) => (seen === null ? undefined : Date.parse(seen));

type Goods = Pick<
  Correctable,
  "title" | "description" | "category_id" | "sub_category_id" | "quantity_milli" | "unit"
>;
const goodsOf = (lot: Correctable): Goods => ({
  title: lot.title,
  description: lot.description,
  category_id: lot.category_id,
  sub_category_id: lot.sub_category_id,
  quantity_milli: lot.quantity_milli,
  unit: lot.unit,
});

const columnsOf = ({ quantity, ...rest }: Omit<Correction, "seen_edit">) => ({
  ...rest,
  ...(quantity !== undefined && { quantity_milli: quantity }),
});

function refuseMisfit(categories: Categories, lot: Correctable, after: Goods): void {
  const isMoved =
    after.category_id !== lot.category_id || after.sub_category_id !== lot.sub_category_id;
  const astray = isMoved ? misplacedField(categories, after) : null;
  if (astray) throw new Problem("unknown_category", { path: astray.field, msg: astray.msg });
  const isOther = after.quantity_milli !== lot.quantity_milli || after.unit !== lot.unit;
  if (isOther && lot.signature_waived)
    throw new Problem("invalid_input", {
      path: after.unit === lot.unit ? "quantity" : "unit",
      msg: {
        en: "Its seller signs no sheet, so how much is sold is theirs to change: ask for a correction",
        hi: "विक्रेता इस पर दस्तख़त नहीं करता, इसलिए मात्रा वही बदल सकता है: सुधार माँगिए",
      },
    });
  const basis = lot.basis as Basis;
  if (!fitsBasis(basis, { ...after, weight_grams: lot.weight_grams }))
    throw new Problem("invalid_input", { path: "unit", msg: mismatch(basis) });
}

function wordsOf(categories: Categories, goods: Goods): GoodsWords {
  const category = categories.list.find(({ _id }) => _id === String(goods.category_id));
  const sub = category?.sub_category.find(({ _id }) => _id === String(goods.sub_category_id));
  return {
    title: goods.title,
    description: goods.description,
    category: category?.title ?? null,
    sub_category: sub?.title ?? null,
    quantity: String(goods.quantity_milli / 1000),
    unit: goods.unit,
  };
}

async function tell(
  tx: Tx,
  home: string,
  adminId: number,
  {
    lot,
    after,
    correction: { changed, before, now },
  }: { lot: Correctable; after: Goods; correction: ReturnType<typeof correctionOf> },
): Promise<void> {
  await writeAudit(tx, {
    adminId,
    action: "lot corrected",
    ...aboutLot(lot.id, after.title),
    details: { before, after: now },
  });
  const link = { link: `/sellnow/${lot.id}` };
  await notifyMembers(tx, home, [
    notice(lot.seller_id, "lot_corrected", { title: after.title, parts: changed }, link),
  ]);
}
