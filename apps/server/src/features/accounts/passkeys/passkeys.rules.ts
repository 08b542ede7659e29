/** Milliseconds for which a challenge may be answered. */
export const CHALLENGE_LIFETIME = 5 * 60_000;
/** ES256, EdDSA and RS256: what phones, computers and keys of the trade make. */
export const ALGORITHMS = [-7, -8, -257];

/** The market as a browser and its passkeys know it. */
export interface RelyingParty {
  /** The host alone. */
  readonly rpId: string;
  readonly origins: readonly string[];
}

/**
 * Where a passkey works: at the market's own address. Only where none is set, as in a demo, at the
 * host that was asked: of its scheme nothing is known behind a proxy.
 */
export function partyAt(
  { PUBLIC_URL }: { readonly PUBLIC_URL?: string | undefined },
  { host = "localhost" }: { readonly host?: string | undefined },
): RelyingParty {
  if (PUBLIC_URL !== undefined) {
    const { hostname, origin } = new URL(PUBLIC_URL);
    return { rpId: hostname, origins: [origin] };
  }
  const asked = URL.parse(`http://${host}`);
  if (!asked) return { rpId: "localhost", origins: [] };
  return { rpId: asked.hostname, origins: [`http://${asked.host}`, `https://${asked.host}`] };
}

/** No browser makes a passkey for an address of digits. */
export const takesPasskeys = ({ rpId }: RelyingParty): boolean => !/^[\d.]+$|^\[/.test(rpId);
