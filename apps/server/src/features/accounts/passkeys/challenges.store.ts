import type { Tx } from "../../../platform/db/db.ts";

/** A challenge is for a new passkey, or one that proves its holder. */
export type Purpose = "add" | "prove";
export interface Binding {
  /** The hash of the session's token, or of the ticket of a sign-in. */
  readonly boundTo: Buffer;
  readonly purpose: Purpose;
}

/** It takes the place of an earlier one. */
export const putChallenge = (
  tx: Tx,
  { boundTo, purpose }: Binding,
  given: { readonly userId: number; readonly challenge: string; readonly expiresAt: Date },
) => {
  const { userId: user_id, challenge, expiresAt: expires_at } = given;
  return tx
    .insertInto("passkey_challenges")
    .values({ bound_to: boundTo, purpose, user_id, challenge, expires_at })
    .onConflict((conflict) =>
      conflict.columns(["bound_to", "purpose"]).doUpdateSet({ user_id, challenge, expires_at }),
    )
    .execute();
};

/** Takes it: it is answered once, correctly or not. */
export const takeChallenge = async (
  tx: Tx,
  { boundTo, purpose }: Binding,
  userId: number,
  now: Date,
): Promise<string | null> => {
  const taken = await tx
    .deleteFrom("passkey_challenges")
    .where("bound_to", "=", boundTo)
    .where("purpose", "=", purpose)
    .where("user_id", "=", userId)
    .returning(["challenge", "expires_at"])
    .executeTakeFirst();
  return taken && taken.expires_at > now ? taken.challenge : null;
};

export const dropExpiredChallenges = (tx: Tx, now: Date) =>
  tx.deleteFrom("passkey_challenges").where("expires_at", "<=", now).execute();
