import { compactVerify, decodeProtectedHeader, importJWK, type JWK } from "jose";
import { type AnyClaims, claimsOf } from "./pass-check.rules.ts";

export type PassKey = JWK & { readonly kid: string };

/** The market's signed claims; null for anything else. */
export async function readPass(token: string, keys: readonly PassKey[]): Promise<AnyClaims | null> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = keys.find((one) => one.kid === kid);
    if (!key) return null;
    const { payload } = await compactVerify(token, await importJWK(key, "ES256"), {
      algorithms: ["ES256"],
    });
    return claimsOf(JSON.parse(new TextDecoder().decode(payload)));
  } catch {
    // Whatever a camera reads: what cannot be read as a pass is none.
    return null;
  }
}
