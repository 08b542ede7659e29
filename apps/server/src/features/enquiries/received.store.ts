import { type Insertable, sql } from "kysely";
import type { Tx } from "../../platform/db/db.ts";
import type { ContactQueries, ServiceRequests } from "../../platform/db/db-types.ts";

export const addContactQuery = (tx: Tx, query: Insertable<ContactQueries>) =>
  tx.insertInto("contact_queries").values(query).execute();

/** SR-2026-000123: the year in India and the request's own number. */
export async function addServiceRequest(
  tx: Tx,
  request: Omit<Insertable<ServiceRequests>, "id" | "reference">,
): Promise<string> {
  const { id } = await tx
    .insertInto("service_requests")
    .values({ ...request, reference: sql<string>`gen_random_uuid()::text` })
    .returning("id")
    .executeTakeFirstOrThrow();
  const { reference } = await tx
    .updateTable("service_requests")
    .set({
      reference: sql<string>`'SR-' || to_char(market_now() at time zone 'Asia/Kolkata', 'YYYY') || '-' || lpad(id::text, greatest(6, length(id::text)), '0')`,
    })
    .where("id", "=", id)
    .returning("reference")
    .executeTakeFirstOrThrow();
  return reference;
}
