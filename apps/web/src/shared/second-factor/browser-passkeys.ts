import type { DataOf } from "@rebale/contract";
import type { NewPasskey, UsedPasskey } from "@rebale/contract/accounts";
import type { askPasskey, beginPasskey } from "@rebale/contract/accounts/passkeys";
import { t } from "ttag";
import { Refused } from "../../lib/api/refused.ts";
import { explain } from "../../lib/language/explain.ts";

export type Asked = NonNullable<DataOf<typeof askPasskey>>;

export const canUsePasskeys = (): boolean => typeof globalThis.PublicKeyCredential === "function";

/** Loaded where somebody has a passkey, or makes one. */
export const loadPasskeys = () => import("@simplewebauthn/browser");

/** The browser asks its holder, and signs. */
export async function sign(asked: Asked): Promise<UsedPasskey> {
  const { startAuthentication } = await loadPasskeys();
  return (await startAuthentication({ optionsJSON: asked as never })) as UsedPasskey;
}

/** The browser asks its holder, and makes one. */
export async function make(asked: DataOf<typeof beginPasskey>): Promise<NewPasskey> {
  const { startRegistration } = await loadPasskeys();
  return (await startRegistration({ optionsJSON: asked as never })) as NewPasskey;
}

/** Why there is no passkey: the market's words, or what the browser meant by its own. */
export function explainPasskey(error: unknown): string {
  const { name = "", code = "" } = (error ?? {}) as { name?: string; code?: string };
  if (error instanceof Refused) return explain(error);
  if (code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED" || name === "InvalidStateError")
    return t`This device has a passkey for your account already`;
  if (name === "NotAllowedError" || name === "AbortError")
    return t`No passkey was used. Try again.`;
  if (name === "SecurityError") return t`Passkeys do not work at this address of the market`;
  if (name === "NotSupportedError") return t`This device makes no passkeys`;
  return explain(error);
}
