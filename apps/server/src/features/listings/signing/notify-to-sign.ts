import { type Basis, type Milli, type Paise, quantityOf } from "@rebale/contract";
import type { Tx } from "../../../platform/db/db.ts";
import { notice, notifyMembers } from "../../notifications/index.ts";
import { lotsToSign } from "./sheets/sheets.store.ts";

/** Where a seller reads and signs a lot's sheet. */
const signingPage = (lotId: number): string => `/sign/${lotId}`;

/** Tells sellers that their lots open on nothing but their signature. */
export async function notifyToSign(tx: Tx, home: string, lotIds: Iterable<number>): Promise<void> {
  const ids = [...lotIds];
  if (ids.length === 0) return;
  const lots = await lotsToSign(tx, ids);
  await notifyMembers(
    tx,
    home,
    lots.map((lot) =>
      notice(
        lot.seller_id,
        "sheet_to_sign",
        {
          title: lot.title,
          from: lot.starts_at?.toISOString() ?? "",
          to: lot.ends_at?.toISOString() ?? "",
          price: {
            amount: (lot.market_value ?? 0) as Paise,
            basis: lot.basis as Basis,
            value: lot.price,
            quantity: quantityOf(lot.quantity_milli as Milli),
            unit: lot.unit,
          },
        },
        { link: signingPage(lot.id) },
      ),
    ),
  );
}
