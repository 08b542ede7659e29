import type { corrigenda } from "@rebale/contract";
import type { Selectable } from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { Corrigenda } from "../../platform/db/db-types.ts";
import type { AskedChange } from "./changes.rules.ts";

const columns = [
  "id",
  "lot_id",
  "no",
  "state",
  "asked",
  "changes",
  "reason",
  "by_side",
  "asked_by",
  "asked_at",
  "at",
  "refusal_reason",
  "seq",
  "ends_at",
  "is_moved",
] as const;

/** A corrigendum as it is stored; `at` is when it was decided. */
export type CorrigendumRow = Pick<Selectable<Corrigenda>, (typeof columns)[number]>;

export interface Waiting {
  readonly lotId: number;
  readonly asked: AskedChange;
  readonly changes: readonly corrigenda.Change[];
  readonly reason: string;
  readonly askedBy: number;
  readonly at: Date;
}

/** JSON knows no undefined: what is not agreed any more is null. */
const asJson = (asked: AskedChange) =>
  JSON.stringify(asked, (_key, value) => (value === undefined ? null : value));

const rows = (db: Db) => db.selectFrom("corrigenda").select(columns);

/** Waits for the office, in place of what waited before. The lot's auction is locked. */
export async function addWaiting(
  tx: Tx,
  { lotId, asked, changes, reason, askedBy, at }: Waiting,
): Promise<CorrigendumRow> {
  await tx
    .updateTable("corrigenda")
    .set({ state: "refused", at })
    .where("lot_id", "=", lotId)
    .where("state", "=", "waiting")
    .execute();
  return tx
    .insertInto("corrigenda")
    .values({
      ...{ lot_id: lotId, reason, by_side: "seller", asked_by: askedBy, asked_at: at },
      asked: asJson(asked),
      changes: JSON.stringify(changes),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** A change as it was published, in the ledger. */
export interface Publication {
  readonly no: number;
  readonly changes: readonly corrigenda.Change[];
  readonly reason: string;
  readonly seq: number;
  readonly at: Date;
  readonly endsAt: Date;
  readonly isMoved: boolean;
  readonly decidedBy: number;
}

const publishedColumns = ({ no, changes, reason, seq, at, ...rest }: Publication) => ({
  ...{ state: "published", no, reason, seq, at, changes: JSON.stringify(changes) },
  ...{ ends_at: rest.endsAt, is_moved: rest.isMoved, decided_by: rest.decidedBy },
});

/** In its seller's place, without having waited. */
export const addPublished = (
  tx: Tx,
  lotId: number,
  asked: AskedChange,
  published: Publication,
): Promise<CorrigendumRow> =>
  tx
    .insertInto("corrigenda")
    .values({
      ...publishedColumns(published),
      ...{ lot_id: lotId, asked: asJson(asked), by_side: "office" },
      ...{ asked_by: published.decidedBy, asked_at: published.at },
    })
    .returning(columns)
    .executeTakeFirstOrThrow();

export const recordPublished = (
  tx: Tx,
  id: number,
  published: Publication,
): Promise<CorrigendumRow> =>
  tx
    .updateTable("corrigenda")
    .set(publishedColumns(published))
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export const recordRefused = (
  tx: Tx,
  id: number,
  { reason, decidedBy, at }: { reason: string; decidedBy: number; at: Date },
): Promise<CorrigendumRow> =>
  tx
    .updateTable("corrigenda")
    .set({ state: "refused", refusal_reason: reason, decided_by: decidedBy, at })
    .where("id", "=", id)
    .returning(columns)
    .executeTakeFirstOrThrow();

export const findCorrigendum = (db: Db, id: number): Promise<CorrigendumRow | undefined> =>
  rows(db).where("id", "=", id).executeTakeFirst();

/** All that was asked for of a lot, newest first. */
export const listOfLot = (db: Db, lotId: number): Promise<CorrigendumRow[]> =>
  rows(db).where("lot_id", "=", lotId).orderBy("id", "desc").limit(500).execute();

export const listPublished = (db: Db, lotId: number): Promise<CorrigendumRow[]> =>
  rows(db)
    .where("lot_id", "=", lotId)
    .where("state", "=", "published")
    .orderBy("no")
    .limit(500)
    .execute();

/** The company that leads a lot; null where nobody does, or one without a company. */
export async function findLeadingCompany(tx: Tx, lotId: number): Promise<number | null> {
  const leading = await tx
    .selectFrom("standings")
    .innerJoin("lot_bidders", (join) =>
      join
        .onRef("lot_bidders.lot_id", "=", "standings.lot_id")
        .onRef("lot_bidders.alias", "=", "standings.leader_alias"),
    )
    .select("lot_bidders.company_id")
    .where("standings.lot_id", "=", lotId)
    .executeTakeFirst();
  return leading?.company_id ?? null;
}
