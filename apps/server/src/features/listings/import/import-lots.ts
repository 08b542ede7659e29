import { randomInt } from "node:crypto";
import { type DataOf, type listings, quantityOf, rupeesOrNull } from "@rebale/contract";
import { MAX_IMPORTED, MAX_PREVIEWED } from "@rebale/contract/listings/import";
import type { Db } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { readTable } from "../../../platform/read-tables/read-table.ts";
import { lockAccount } from "../../accounts/index.ts";
import type { Categories } from "../categories-cache.ts";
import { lotUrl } from "../listings.rules.ts";
import { goodsOf } from "../lots/goods-of.ts";
import { requireMoneyFor } from "../lots/require-money.ts";
import { requireTaxHolds } from "../lots/require-tax-hold.ts";
import { insertLots, type NewLot } from "../office/timetables.store.ts";
import { proposeTerms } from "../terms/terms.store.ts";
import { type Choices, type ImportRow, planImport } from "./import.rules.ts";
import { listedMaterials, lotsNumbered, sitesOf } from "./import.store.ts";
import { choiceKey } from "./import-cells.rules.ts";

export interface Importing {
  readonly file: Upload | undefined;
  readonly sellerId: number;
  readonly companyId: number;
  /** A dry run: only what would come of it. */
  readonly dryRun: boolean;
  /** Whether a fault is told with what stands in its cell. */
  readonly values: boolean;
}

/**
 * Lists all rows of a table as lots that wait for approval, or none. A lot number that the seller
 * has used is the same lot, so a table that is sent again lists nothing twice.
 * @throws Problem invalid_input, table_unreadable; table_unfit with what is wrong with which row;
 * money_off, tax_hold_off, tax_hold_not_here
 */
export async function importLots(
  { db, config }: Pick<Deps, "db" | "config">,
  categories: Categories,
  { file, sellerId, companyId, dryRun, values }: Importing,
): Promise<DataOf<typeof listings.importLots>> {
  if (!file)
    throw new Problem("invalid_input", {
      path: "file",
      msg: { en: "Choose a workbook (.xlsx) or a table (.csv)", hi: "एक .xlsx या .csv फ़ाइल चुनिए" },
    });
  const table = await readTable(file, MAX_IMPORTED + 1);
  const plan = planImport(table, await readChoices(db, categories, companyId));
  if (plan.faults) {
    const errors = values ? plan.faults : plan.faults.map(({ path, msg }) => ({ path, msg }));
    throw new Problem("table_unfit", { errors, data: { created: 0 } });
  }
  const { rows } = plan;
  await requireMoneyFor(
    db,
    config,
    rows.map(({ draft }) => draft),
  );
  await requireTaxHolds(
    db,
    config,
    { userId: sellerId, companyId },
    rows.map(({ draft, terms }) => ({ ...draft, terms })),
  );
  return db.transaction().execute(async (tx) => {
    await lockAccount(tx, sellerId);
    const numbers = rows.map(({ draft }) => draft.lot_no);
    const listedNumbers = new Set(
      (await lotsNumbered(tx, sellerId, numbers)).map(({ lot_no }) => lot_no),
    );
    const fresh = rows.filter(({ draft }) => !listedNumbers.has(draft.lot_no));
    if (!dryRun && fresh.length) {
      const ids = await insertLots(tx, fresh.map(toLot(sellerId)));
      await proposeTerms(
        tx,
        ids.map((id, i) => ({ id, fields: fresh[i]?.terms ?? {} })),
      );
    }
    const lots = new Map(
      (await lotsNumbered(tx, sellerId, numbers)).map((lot) => [lot.lot_no, lot]),
    );
    return {
      created: dryRun ? 0 : fresh.length,
      new: fresh.length,
      known: rows.length - fresh.length,
      rows: dryRun ? rows.slice(0, MAX_PREVIEWED).map(presentRow(lots)) : [],
      lots: numbers.flatMap((lot_no) => {
        const lot = lots.get(lot_no);
        if (!lot) return [];
        const { id, title, pictures, approval } = lot;
        return [{ _id: String(id), lot_no, title, pictures, is_approved: approval === "approved" }];
      }),
    };
  });
}

type Listed = Awaited<ReturnType<typeof lotsNumbered>>[number];

/** A row as it would be listed. */
const presentRow =
  (lots: ReadonlyMap<string | null, Listed>) =>
  ({ row, draft }: ImportRow) => {
    const listed = lots.get(draft.lot_no);
    return {
      ...{ row, lot_no: draft.lot_no, title: draft.title, unit: draft.unit, basis: draft.basis },
      quantity: quantityOf(draft.quantity),
      price: rupeesOrNull(draft.asking_price),
      pictures: listed?.pictures ?? 0,
      is_listed: listed !== undefined,
    };
  };

const toLot =
  (sellerId: number) =>
  ({ draft, reservePrice, minBidders }: ImportRow): NewLot => ({
    goods: { ...goodsOf(draft), url: lotUrl(draft.title, randomInt), seller_id: sellerId },
    rules: { reserve_price: reservePrice, min_bidders: minBidders },
  });

/** A material by its code or name, or by a sub-category's name; a site by its name. */
async function readChoices(db: Db, { list }: Categories, companyId: number): Promise<Choices> {
  const subs = list.flatMap(({ _id, sub_category }) =>
    sub_category.flatMap((sub) =>
      [sub.title, sub.title_hi ?? sub.title].map((text): [string, Named] => [
        text,
        { category_id: _id, sub_category_id: sub._id },
      ]),
    ),
  );
  const materials = (await listedMaterials(db)).flatMap(({ code, name, id, category_id }) => {
    const listed = { category_id: String(category_id), sub_category_id: String(id) };
    return [code, name].map((text): [string, Named] => [text, listed]);
  });
  const sites = await sitesOf(db, companyId);
  return {
    materials: byName([...subs, ...materials]),
    sites: byName(sites.map(({ name, ...site }) => [name, site])),
  };
}
type Named = { category_id: string; sub_category_id: string };

const byName = <T>(all: readonly (readonly [string, T])[]): ReadonlyMap<string, T> =>
  new Map(all.map(([name, value]) => [choiceKey(name), value]));
