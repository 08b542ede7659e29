import type { FormatRules } from "@rebale/contract/auctions/formats";
import { sql } from "kysely";
import type { Db, Tx } from "../../../../platform/db/db.ts";
import { setAwaiting } from "../../../auction-times/index.ts";
import type { DepositColumns } from "../../lots/deposit-columns.ts";
import type { SavedTerms } from "../../terms/terms.store.ts";

/** The approved fields, as a version keeps them: money in paise, weight in grams. */
export interface SheetFields {
  readonly basis: string;
  readonly quantity_milli: number;
  readonly unit: string;
  readonly weight_grams: number | null;
  readonly market_value: number;
  readonly reserve_price: number | null;
  readonly bid_increment: number | null;
  readonly soft_close_minutes: number;
  readonly requires_authorisation: string | null;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly hard_ends_at: string;
  readonly terms: SavedTerms | null;
  /** Left out of a lot that asks for none. */
  readonly deposit?: DepositColumns;
  /** Left out where the two pay each other. */
  readonly pay_through?: string;
  /** Left out of an English auction. */
  readonly format?: string;
  readonly format_rules?: FormatRules | null;
  /** Left out where one bidder is enough. */
  readonly min_bidders?: number;
  /** Left out of what everybody sees. */
  readonly invited_only?: true;
}

/** A lot, its timetable and its auction; times as the market writes them, in whatever zone. */
const fields = sql`jsonb_build_object(
  'basis', lots.basis, 'quantity_milli', lots.quantity_milli, 'unit', lots.unit,
  'weight_grams', lots.weight_grams, 'market_value', timetables.market_value,
  'reserve_price', timetables.reserve_price, 'bid_increment', timetables.bid_increment,
  'soft_close_minutes', timetables.soft_close_minutes,
  'requires_authorisation', lots.requires_authorisation,
  'starts_at', timetables.starts_at at time zone 'UTC',
  'ends_at', auctions.ends_at at time zone 'UTC',
  'hard_ends_at', timetables.hard_ends_at at time zone 'UTC',
  'terms', (select terms.fields from lot_terms terms
    where terms.lot_id = lots.id and terms.version = lots.terms_version))
  || case when lots.deposit_kind is null then '{}'::jsonb
    else jsonb_build_object('deposit', jsonb_build_object('deposit_kind', lots.deposit_kind,
      'deposit_percent', lots.deposit_percent, 'deposit_amount', lots.deposit_amount)) end
  || case lots.pay_through when 'parties' then '{}'::jsonb
    else jsonb_build_object('pay_through', lots.pay_through) end
  || case timetables.format when 'english' then '{}'::jsonb
    else jsonb_build_object('format', timetables.format,
      'format_rules', timetables.format_rules) end
  || case when timetables.min_bidders is null then '{}'::jsonb
    else jsonb_build_object('min_bidders', timetables.min_bidders) end
  || case when lots.invited_only then '{"invited_only": true}'::jsonb else '{}'::jsonb end`;

const isWaived = (usually: boolean) => sql`coalesce(companies.signature_waived, ${usually})`;

interface Asked {
  /** The admin who approved, or moved the lots in an event. */
  readonly madeBy: number;
  /** Where the office has not said it for the seller's company. */
  readonly usuallyWaived: boolean;
}

/**
 * Locked lots that are approved wait for their sellers' signature, unless the office lets the
 * company do without or the sheet is the one that was signed last. Two statements, however many.
 * @returns the lots that wait now
 */
export async function askSignatures(
  tx: Tx,
  lotIds: readonly number[],
  { madeBy, usuallyWaived }: Asked,
): Promise<ReadonlySet<number>> {
  if (lotIds.length === 0) return new Set();
  const ids = [...lotIds];
  await sql`insert into lot_sheets (lot_id, version, fields, made_by)
    select sheet.id, coalesce(latest.version, 0) + 1, sheet.fields, ${madeBy}
    from (select lots.id, ${fields} as fields
      from lots join lot_times timetables on timetables.lot_id = lots.id
      join standings auctions on auctions.lot_id = lots.id
      left join company_cards companies on companies.id = lots.company_id
      where lots.id = any(${ids}::bigint[]) and not ${isWaived(usuallyWaived)}) sheet
    left join lateral (select version, fields from lot_sheets
      where lot_id = sheet.id order by version desc limit 1) latest on true
    where latest.fields is distinct from sheet.fields`.execute(tx);
  const { rows } = await sql<{ id: number; waits: boolean }>`
    select asked.id, not ${isWaived(usuallyWaived)} and not exists (
        select from lot_sheets sheet where sheet.lot_id = asked.id and signed_at is not null
          and version = (select max(version) from lot_sheets where lot_id = asked.id)) as waits
    from lots asked left join company_cards companies on companies.id = asked.company_id
    where asked.id = any(${ids}::bigint[])`.execute(tx);
  const waiting = rows.flatMap(({ id, waits }) => (waits ? [id] : []));
  await setAwaiting(tx, waiting, true);
  const others = ids.filter((id) => !waiting.includes(id));
  await setAwaiting(tx, others, false);
  return new Set(waiting);
}

/** For lots that were approved before: one that never had a sheet goes on without. */
export async function askSignaturesAgain(
  tx: Tx,
  lotIds: readonly number[],
  asked: Asked,
): Promise<ReadonlySet<number>> {
  if (lotIds.length === 0) return new Set();
  const sheets = await tx
    .selectFrom("lot_sheets")
    .select("lot_id")
    .distinct()
    .where("lot_id", "in", [...lotIds])
    .execute();
  return askSignatures(
    tx,
    sheets.map(({ lot_id }) => lot_id),
    asked,
  );
}

export const findLatestSheet = (db: Db, lotId: number) =>
  db
    .selectFrom("lot_sheets")
    .select(["version", "fields", "made_at", "signed_at"])
    .where("lot_id", "=", lotId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();

/** The fields the seller signed before this version. */
export const findSignedBefore = (db: Db, lotId: number, version: number) =>
  db
    .selectFrom("lot_sheets")
    .select("fields")
    .where("lot_id", "=", lotId)
    .where("version", "<", version)
    .where("signed_at", "is not", null)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();

/** All versions of a lot's sheet, newest first. */
export const listSheets = (db: Db, lotId: number) =>
  db
    .selectFrom("lot_sheets as sheet")
    .leftJoin("people as maker", "maker.id", "sheet.made_by")
    .leftJoin("people as signer", "signer.id", "sheet.signed_by")
    .select(["version", "fields", "made_at", "signed_at"])
    .select(["maker.name as made_by", "signer.name as signed_by"])
    .where("lot_id", "=", lotId)
    .orderBy("version", "desc")
    .execute();

export interface VersionOfLot {
  readonly lotId: number;
  readonly version: number;
}

/** Signs these versions, of lots whose rows are locked; one statement however many. */
export async function signSheets(
  tx: Tx,
  sheets: readonly VersionOfLot[],
  { userId, now }: { readonly userId: number; readonly now: Date },
): Promise<void> {
  await sql`update lot_sheets set signed_by = ${userId}, signed_at = ${now}
    from json_to_recordset(${JSON.stringify(sheets)}::json) as s("lotId" bigint, version int)
    where lot_sheets.lot_id = s."lotId" and lot_sheets.version = s.version`.execute(tx);
  const lotIds = sheets.map(({ lotId }) => lotId);
  await setAwaiting(tx, lotIds, false);
}

/** The notices about sheets to sign, of lots whose rows are locked. */
export const lotsToSign = (tx: Tx, lotIds: readonly number[]) =>
  tx
    .selectFrom("lots")
    .innerJoin("lot_times as timetables", "timetables.lot_id", "lots.id")
    .innerJoin("every_listed_lot as listed_lots", "listed_lots.lot_id", "lots.id")
    .innerJoin("standings as auctions", "auctions.lot_id", "lots.id")
    .select(["lots.id", "lots.seller_id", "title", "timetables.starts_at", "auctions.ends_at"])
    .select(["market_value", "listed_lots.price", "basis", "lots.quantity_milli", "lots.unit"])
    .where("lots.id", "in", [...lotIds])
    .execute();
