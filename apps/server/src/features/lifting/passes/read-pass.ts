import { compactVerify, decodeProtectedHeader, importJWK } from "jose";
import type { AccountDeps } from "../../accounts/index.ts";
import { listPassKeys } from "./pass-keys.store.ts";

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const isPassId = (text: string): boolean => UUID.test(text);

/** Which pass a token is, if the market has signed it; null for anything else. Its times are in its row. */
export async function readPass(
  { db }: Pick<AccountDeps, "db">,
  token: string,
): Promise<string | null> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = (await listPassKeys(db)).find((one) => one.kid === kid);
    if (!key) return null;
    const { payload } = await compactVerify(token, await importJWK(key.publicJwk, "ES256"), {
      algorithms: ["ES256"],
    });
    const { jti } = JSON.parse(new TextDecoder().decode(payload)) as { jti?: unknown };
    return typeof jti === "string" && isPassId(jti) ? jti : null;
  } catch (error) {
    if (isOfJose(error)) return null;
    throw error;
  }
}

/** A text that is no token makes decoding fail in ways of its own. */
const isOfJose = (error: unknown): boolean =>
  error instanceof TypeError ||
  error instanceof SyntaxError ||
  String((error as { code?: unknown }).code).startsWith("ERR_J");
