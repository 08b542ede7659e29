import { sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";

interface Asked {
  readonly text: string;
  readonly answer: string | null;
}

/**
 * Two about the first lot, one about each of the next: about live lots that do not end soon, each
 * asked by a buyer of another company than the seller's, a day ago at the most.
 */
export const addQuestions = (tx: Tx, asked: readonly Asked[]) =>
  sql`with wanted as (
      select text, answer, no from json_to_recordset(${JSON.stringify(
        asked.map((one, i) => ({ ...one, no: i + 1 })),
      )}::json) as w (text text, answer text, no int)
    ), lots as (
      select lot_id, seller_id, company_id, row_number() over (order by ends_at, lot_id) as place
      from listed_lots where closed_at is null and starts_at <= (select market_now())
        and ends_at > (select market_now()) + interval '3 hours'
      order by ends_at, lot_id limit 4
    ), buyers as (
      select u.id, c.company_id, row_number() over (order by u.id) as place
      from users u join company_users c on c.user_id = u.id and c.status = 'active'
      where u.is_demo and u.type = 'buyer'
      order by u.id limit 5
    ), added as (
      insert into questions (lot_id, company_id, asked_by, text, asked_at, no)
      select l.lot_id, b.company_id, b.id, w.text,
        (select market_now()) - (w.no || ' hours')::interval,
        case when w.answer is not null then
          row_number() over (partition by l.lot_id order by w.no desc) end
      from wanted w join lots l on l.place = greatest(1, w.no - 1)
        join buyers b on b.place = w.no and b.company_id is distinct from l.company_id
      returning id, lot_id, text
    )
    insert into question_answers (question_id, place, text, at, answered_by)
    select a.id, 1, w.answer, (select market_now()) - (w.no * 20 || ' minutes')::interval,
      l.seller_id
    from added a join wanted w on w.text = a.text and w.answer is not null
      join lots l on l.lot_id = a.lot_id`.execute(tx);
