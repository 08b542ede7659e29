import { createHmac } from "node:crypto";
import { type AccountDeps, hashToken } from "../../accounts/index.ts";

type Keys = Pick<AccountDeps, "secretKeys">;
interface OfTrip {
  readonly awardId: number;
  readonly no: number;
}

/** Derived, so that the buyer is told it again; whoever reads the database has the hash alone. */
const keyUnder = (word: string, { awardId, no }: OfTrip) =>
  createHmac("sha256", word).update(`driver of award ${awardId}, trip ${no}`).digest("base64url");

export async function newDriverKey({ secretKeys }: Keys, trip: OfTrip): Promise<string> {
  const [newest] = await secretKeys();
  return keyUnder(newest, trip);
}

/** Null where it was made under a key that the market has no more. */
export async function driverKeyOf(
  { secretKeys }: Keys,
  trip: OfTrip & { readonly linkHash: Buffer },
): Promise<string | null> {
  const keys = (await secretKeys()).map((word) => keyUnder(word, trip));
  return keys.find((key) => hashToken(key).equals(trip.linkHash)) ?? null;
}

/** Behind the #, which goes to no server and no other page. */
export const driverPath = (tripId: number, key: string): string => `/trip/${tripId}#key=${key}`;
