import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";

/** Copies for the office and others that name how to reach somebody. */
export const eraseMessages = (
  tx: Tx,
  { mobile, email }: { readonly mobile: string | null; readonly email: string | null },
) =>
  sql`delete from messages where strpos(body, ${mobile}) > 0
    or strpos(body, ${email}) > 0`.execute(tx);
