import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

/** Invites the companies of so many first buyers to each lot of the demo that is for the invited. */
export async function inviteFirstBuyers(tx: Tx, count: number): Promise<number[]> {
  const { rows } = await sql<{ lot_id: number }>`
    insert into lot_invitations (lot_id, pan, name, added_by)
    select lots.id, first.pan, first.name, lots.seller_id
    from lots, (select c.pan, c.name from users u
        join company_users seat on seat.user_id = u.id and seat.status = 'active'
        join companies c on c.id = seat.company_id
      where u.is_demo and u.type = 'buyer' and c.pan_accepted_at is not null
      order by u.id limit ${count}) first
    where lots.is_demo and lots.invited_only
    on conflict do nothing
    returning lot_id`.execute(tx);
  return [...new Set(rows.map(({ lot_id }) => lot_id))];
}
