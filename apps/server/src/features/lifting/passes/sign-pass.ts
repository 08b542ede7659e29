import { importJWK, SignJWT } from "jose";
import type { AccountDeps } from "../../accounts/index.ts";
import type { PassKeyRow } from "./pass-keys.store.ts";
import { privateHalf } from "./pass-keys.ts";

/** 4F2A-91C3: what its id begins with. */
export const shortCode = (jti: string): string =>
  `${jti.slice(0, 4)}-${jti.slice(4, 8)}`.toUpperCase();

export interface PassToSign {
  /** A UUID. */
  readonly jti: string;
  readonly claims: Readonly<Record<string, string | number>>;
  readonly validFrom: Date;
  readonly expiresAt: Date;
}

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/** A pass as it is shown at a gate: a JWS (ES256), which a phone without network reads, too. */
export async function signPass(
  deps: Pick<AccountDeps, "db" | "secretKeys">,
  key: PassKeyRow,
  { jti, claims, validFrom, expiresAt }: PassToSign,
): Promise<string> {
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "ES256", kid: key.kid })
    .setJti(jti)
    .setNotBefore(seconds(validFrom))
    .setExpirationTime(seconds(expiresAt))
    .sign(await importJWK(await privateHalf(deps, key), "ES256"));
}
