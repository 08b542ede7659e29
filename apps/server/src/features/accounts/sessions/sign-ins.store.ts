import { sql } from "kysely";
import type { Tx } from "../../../platform/db/db.ts";
import { countryOf } from "../../../platform/http/addresses/country-of.ts";
import { networkOf } from "../../../platform/http/addresses/network-of.ts";

/** Where an account was signed in to from: stored longer than the session. */
export const addSignIn = (tx: Tx, userId: number, address: string) =>
  tx
    .insertInto("sign_ins")
    .values({
      user_id: userId,
      at: sql<Date>`market_now()`,
      address,
      network: networkOf(address),
      country: countryOf(address),
    })
    .execute();
