import { sql } from "kysely";
import { countryOf } from "../../../platform/country-of.ts";
import type { Tx } from "../../../platform/db.ts";
import { networkOf } from "../../../platform/network-of.ts";

/** Where an account was signed in to from: kept longer than the session. */
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
