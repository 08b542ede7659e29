import type { accounts, Language } from "@rebale/contract";
import type { z } from "zod";
import type { CreatedSession } from "./create-session.ts";

export type Signed = z.output<typeof accounts.Signed>;

interface SignedAccount {
  readonly type: accounts.AccountType;
  readonly name: string;
  readonly profile_image: string | null;
  readonly language: Language | null;
}

/** The sign-in as the browser keeps it; without an account, of a phone that is proven only. */
export const presentSigned = (
  { token, expiresAt }: CreatedSession,
  account?: SignedAccount,
): Signed => ({
  token,
  registered: Boolean(account),
  type: account?.type ?? null,
  name: account?.name ?? null,
  profile_image: account?.profile_image ?? null,
  language: account?.language ?? null,
  expires_at: expiresAt.toISOString(),
});
