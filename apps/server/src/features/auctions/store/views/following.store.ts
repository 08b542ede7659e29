import type { TxClient } from "../../../../platform/db/db.ts";
import { arrayOf } from "../../../../platform/db/statement.ts";
import { moveInEvent } from "../../../events/index.ts";
import type { Follower } from "../../domain/following.rules.ts";

/** Writes the later ends of lots that follow. Their rows are locked. */
export async function recordFollowers(tx: TxClient, followers: readonly Follower[]): Promise<void> {
  await moveInEvent(tx, followers);
  const entries = followers.flatMap((follower) => follower.entries);
  await tx.query({
    name: "event-move",
    text: `with moved as (
        select * from unnest($1::bigint[], $2::bigint[]) as m(lot_id, ms)
      ), entry as (
        insert into ledger_entries (lot_id, version, seq, kind, amount, at, bidder_id, bidder,
          bidder_mark, user_mark, ends_at, voids, note, commitment, opened, opens, previous, hash)
        select e.* from json_to_recordset($3::json)
          as e(lot_id bigint, version int, seq int, kind text, amount bigint, at timestamptz,
            bidder_id bigint, bidder text, bidder_mark text, user_mark text,
            ends_at timestamptz, voids int, note text, commitment text, opened text,
            opens int[], previous text, hash text)
      ), hard as (
        update timetables set hard_ends_at = hard_ends_at + ms * interval '1 millisecond'
        from moved where timetables.lot_id = moved.lot_id and starts_at is not null
      )
      update auctions set ends_at = l.ends_at, ledger_seq = l.seq, ledger_hash = l.hash
      from unnest($4::bigint[], $5::timestamptz[], $6::int[], $7::text[])
        as l(lot_id, ends_at, seq, hash)
      where auctions.lot_id = l.lot_id`,
    values: [
      arrayOf(followers, ({ lotId }) => lotId),
      arrayOf(followers, ({ by }) => by),
      JSON.stringify(entries),
      ...lastsOf(followers),
    ],
  });
}

function lastsOf(followers: readonly Follower[]) {
  const lasts = followers.flatMap(({ entries }) => entries.at(-1) ?? []);
  return [
    arrayOf(lasts, (entry) => entry.lot_id),
    arrayOf(lasts, (entry) => entry.ends_at.toISOString()),
    arrayOf(lasts, (entry) => entry.seq),
    arrayOf(lasts, (entry) => entry.hash),
  ];
}
