import {
  type Expression,
  type ExpressionBuilder,
  type ExpressionWrapper,
  type SqlBool,
  sql,
} from "kysely";
import type { Db, Tx } from "../../platform/db/db.ts";
import type { DB } from "../../platform/db/db-types.ts";
import { addJob } from "../../platform/jobs/jobs.ts";
import { listing, type RowOf } from "../../platform/lists/listing.store.ts";
import type { Worded } from "./wording/define-notice.ts";
import type { NoticeCode, NoticeParams } from "./wording/notices.ts";

type Channel = "app" | "push" | "mail" | "sms";

interface NoticeExtras {
  /** Path of the page it is about. */
  readonly link?: string;
  /** Path of the lot that it is about, where `link` leads elsewhere. */
  readonly lot?: string;
  /** When it is no news any more: a phone that is switched on later is not called about it. */
  readonly goodUntil?: Date;
  /** The ways it goes; each way that the member can be reached on, if left out. */
  readonly channels?: readonly Channel[];
  /**
   * An action its reader may take without a login: a path in mails and texts alone, with `HIDDEN`
   * where the secret stands.
   */
  readonly act?: { readonly path: string; readonly secret: string };
  /** Path on which its reader ends such mails without a login. */
  readonly unsubscribe?: string;
}

/** Worded in any language by its code, or as somebody wrote it. */
type NoticeText =
  | { readonly code: NoticeCode; readonly params: NoticeParams[NoticeCode] }
  | (Worded & { readonly code?: undefined });

export type Notice = NoticeText & NoticeExtras & { readonly userId: number };

export const goesBy = ({ channels }: Notice, channel: Channel): boolean =>
  channels === undefined || channels.includes(channel);

/** A notice that is worded by its code. */
export const notice = <C extends NoticeCode>(
  userId: number,
  code: C,
  params: NoticeParams[C],
  extras: NoticeExtras,
): Notice => ({ userId, code, params, ...extras });

/**
 * Notifications in the app alone, in two statements however many. A job tells open pages: it begins
 * after the commit, whoever's transaction this is.
 */
export async function insertNotices(tx: Tx, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map(({ userId, link, ...text }) => ({
    user_id: userId,
    link,
    ...(text.code
      ? { code: text.code, params: text.params }
      : { title: text.title, description: text.description }),
  }));
  await sql`
    insert into notifications (audience, user_id, code, params, title, description, link)
    select 'one', user_id, code, params, title, description, link
    from json_to_recordset(${JSON.stringify(rows)}::json) as n (
      user_id bigint, code text, params jsonb, title text, description text, link text
    )`.execute(tx);
  const userIds = [...new Set(notices.map(({ userId }) => userId))];
  await addJob(tx, "tell-unread", { userIds }, { attempts: 3 });
}

/** Those of these notices that their users have not had yet, by code and link. */
export async function withoutRepeated(tx: Tx, notices: readonly Notice[]): Promise<Notice[]> {
  if (notices.length === 0) return [];
  const asked = notices.map(({ userId, code, link }, place) => ({
    ...{ place, user_id: userId, code, link },
  }));
  const { rows } = await sql<{ place: number }>`
    select place from json_to_recordset(${JSON.stringify(asked)}::json) as n (
      place int, user_id bigint, code text, link text)
    where not exists (select from notifications had
      where (had.user_id, had.code, had.link) = (n.user_id, n.code, n.link))`.execute(tx);
  const fresh = new Set(rows.map(({ place }) => place));
  return notices.filter((_, place) => fresh.has(place));
}

export const COLUMNS = [
  "id",
  "audience",
  "user_id",
  "sent_by",
  "code",
  "params",
  "title",
  "description",
  "title_hi",
  "description_hi",
  "link",
  "created_at",
] as const;
type Condition = (
  eb: ExpressionBuilder<DB, "notifications">,
) => ExpressionWrapper<DB, "notifications", SqlBool>;

export interface Reader {
  readonly id: number;
  readonly type: "buyer" | "seller";
  readonly since: Date;
}

/** A reader, or the columns of each reader of a statement. */
type ReaderOf = {
  readonly [K in keyof Reader]: Reader[K] | Expression<K extends "type" ? string : Reader[K]>;
};

export const findReader = (db: Db, id: number) =>
  db
    .selectFrom("people")
    .select(["id", "type", "created_at as since"])
    .where("id", "=", id)
    .$castTo<Reader>()
    .executeTakeFirst();

/**
 * A member's own, and what was sent to many since they registered, but for what they took out of
 * their list.
 */
export const forMember =
  ({ id, type, since }: ReaderOf): Condition =>
  (eb) =>
    eb.and([
      eb.or([
        eb("user_id", "=", id),
        eb.and([
          eb("user_id", "is", null),
          eb("audience", "in", ["all", sql<string>`${type}::text || 's'`]),
          eb("created_at", ">=", since),
        ]),
      ]),
      eb.not(
        eb.exists(
          eb
            .selectFrom("notification_dismissals as d")
            .select("d.user_id")
            .where("d.user_id", "=", id)
            .whereRef("d.notification_id", "=", "notifications.id"),
        ),
      ),
    ]);

/** Whether the member's side leads again on the lot that a notice says they were outbid on. */
const leadsAgain = sql<boolean>`code = 'outbid' and exists (
  select from lot_goods l join standings a on a.lot_id = l.id
    join lot_bidders o on o.lot_id = a.lot_id and o.alias = a.leader_alias
  where l.url = split_part(notifications.link, '/', 3)
    and (o.bidder_id = notifications.user_id or o.company_id = (
      select company_id from company_people c
      where c.user_id = notifications.user_id and c.status = 'active')))`;

/** @param ids of `findWorded`, of a search */
export function listForMember(db: Db, reader: Reader, ids: readonly number[] | null) {
  const matching = db
    .selectFrom("notifications")
    .where((eb) =>
      ids === null ? forMember(reader)(eb) : eb("id", "=", sql<number>`any(${[...ids]}::bigint[])`),
    );
  const listed = matching
    .select([...COLUMNS, leadsAgain.as("leads_again")])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  return listing(db, matching, listed);
}

/** The notices a member may read and search in, a year at most: words are made as they are read. */
export const readAll = (db: Db, reader: Reader) =>
  db
    .selectFrom("notifications")
    .select(["id", "code", "params", "title", "description"])
    .where(forMember(reader))
    .execute();

export type NotificationRow = RowOf<ReturnType<typeof listForMember>>;

export const findForMember = (tx: Tx, reader: Reader, id: number) =>
  tx
    .selectFrom("notifications")
    .select(["user_id", "sent_by"])
    .where(forMember(reader))
    .where("id", "=", id)
    .executeTakeFirst();

export const removeNotification = (tx: Tx, id: number) =>
  tx.deleteFrom("notifications").where("id", "=", id).execute();

export const dismiss = (tx: Tx, userId: number, notificationId: number) =>
  tx
    .insertInto("notification_dismissals")
    .values({ user_id: userId, notification_id: notificationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
