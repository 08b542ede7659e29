import { createHmac } from "node:crypto";
import { type AccountDeps, hashToken } from "../../accounts/index.ts";

type Keys = Pick<AccountDeps, "secretKeys">;
interface OfTrip {
  readonly awardId: number;
  readonly no: number;
}

/** Derived, so that the buyer is told it again; whoever reads the database has the hash alone. */
const wholeKey = (word: string, { awardId, no }: OfTrip) =>
  createHmac("sha256", word).update(`driver of award ${awardId}, trip ${no}`).digest("base64url");
/** 96 bits: with the trip's number it fits into the thirty characters of a registered text's variable. */
const shortened = (key: string) => key.slice(0, 16);

export async function newDriverKey({ secretKeys }: Keys, trip: OfTrip): Promise<string> {
  const [newest] = await secretKeys();
  return shortened(wholeKey(newest, trip));
}

/** Null where it was made under a key that the market has no more. */
export async function driverKeyOf(
  { secretKeys }: Keys,
  trip: OfTrip & { readonly linkHash: Buffer },
): Promise<string | null> {
  // Links of before have the whole key.
  const keys = (await secretKeys())
    .map((word) => wholeKey(word, trip))
    .flatMap((key) => [shortened(key), key]);
  return keys.find((key) => hashToken(key).equals(trip.linkHash)) ?? null;
}

/** Behind the #, which goes to no server and no other page. */
export const driverPath = (tripId: number, key: string): string => `/trip/${tripId}#key=${key}`;
