import { type Gateway, REAL_GATEWAYS, type RealGateway } from "@rebale/contract/values/gateways";
import { z } from "zod";

/** The settings of a payment gateway; each is set by its name behind a prefix. */
const settings = {
  KEY_ID: z.string().optional(),
  KEY_SECRET: z.string().optional(),
  /** Words between spaces, newest first: what was signed before a change still comes. */
  WEBHOOK_SECRETS: z
    .string()
    .default("")
    .transform((list) => list.split(/\s+/).filter(Boolean)),
  /** The gateway's own, where it is left out. */
  URL: z.url({ protocol: /^https?$/, error: "must be a URL" }).optional(),
  /** The holder's account that payouts leave from. */
  PAYOUT_ACCOUNT: z.string().optional(),
  /** Where payouts have keys of their own. */
  PAYOUT_KEY_ID: z.string().optional(),
  PAYOUT_KEY_SECRET: z.string().optional(),
  /** PEM: signs for payouts from an address that the gateway does not know. */
  PAYOUT_PUBLIC_KEY: z.string().optional(),
};
type Setting = keyof typeof settings;
const NAMES = Object.keys(settings) as Setting[];

const COMMON = "PAYMENT_";
const prefixOf = (name: string) => `${COMMON}${name.toUpperCase()}_`;

type Common = { [S in Setting as `PAYMENT_${S}`]: (typeof settings)[S] };
type Own = {
  [S in Setting as `PAYMENT_${Uppercase<RealGateway>}_${S}`]: (typeof settings)[S];
};
/** For PAYMENT_GATEWAY, and each gateway by its name: so one that is left ends what it began. */
export const ofGateways = Object.fromEntries(
  [COMMON, ...REAL_GATEWAYS.map(prefixOf)].flatMap((prefix) =>
    NAMES.map((name) => [`${prefix}${name}`, settings[name]]),
  ),
) as Common & Own;

/** The settings others sign with. */
export const SIGNING_SETTINGS = Object.keys(ofGateways).filter((name) =>
  /_(KEY_SECRET|WEBHOOK_SECRETS)$/.test(name),
);

export interface GatewayAccess {
  readonly keyId?: string | undefined;
  readonly keySecret?: string | undefined;
  readonly webhookSecrets: readonly string[];
  readonly url?: string | undefined;
  readonly payoutAccount?: string | undefined;
  readonly payoutKeyId?: string | undefined;
  readonly payoutKeySecret?: string | undefined;
  readonly payoutPublicKey?: string | undefined;
}
type Given = Readonly<Record<string, unknown>>;

const accessIn = (of: (setting: Setting) => unknown): GatewayAccess => {
  const text = (setting: Setting) => of(setting) as string | undefined;
  return {
    ...{ keyId: text("KEY_ID"), keySecret: text("KEY_SECRET"), url: text("URL") },
    webhookSecrets: (of("WEBHOOK_SECRETS") as string[] | undefined) ?? [],
    ...{ payoutAccount: text("PAYOUT_ACCOUNT"), payoutKeyId: text("PAYOUT_KEY_ID") },
    payoutKeySecret: text("PAYOUT_KEY_SECRET"),
    payoutPublicKey: text("PAYOUT_PUBLIC_KEY"),
  };
};
const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/**
 * How each gateway is reached that has keys here: the one by which payments begin, and others that
 * end what they began.
 */
export function gatewaysIn(
  e: Given,
  { begins, demo }: { readonly begins: string; readonly demo: boolean },
): Partial<Record<Gateway, GatewayAccess>> {
  const plain = (setting: Setting) => e[`${COMMON}${setting}`];
  const own = REAL_GATEWAYS.map((name) => {
    const named = (setting: Setting) => e[`${prefixOf(name)}${setting}`];
    const of = (setting: Setting) =>
      isGiven(named(setting)) || name !== begins ? named(setting) : plain(setting);
    return [name, NAMES.some((setting) => isGiven(of(setting))) ? accessIn(of) : undefined];
  });
  const isDemos = begins === "demo";
  const ofDemo = demo || isDemos ? accessIn(isDemos ? plain : () => undefined) : undefined;
  return Object.fromEntries([...own, ["demo", ofDemo]].filter(([, access]) => access));
}

const NEEDED = ["KEY_ID", "KEY_SECRET", "WEBHOOK_SECRETS"];
/** The keeper of the money is the market's to say, whoever brings it in. */
const NEEDED_TO_BEGIN = ["KEY_ID", "KEY_SECRET", "HOLDER", "WEBHOOK_SECRETS"];

/** Why the market cannot start with these; null where it can. */
export function whyNotPayable(e: Given, begins: string): string | null {
  const used = gatewaysIn(e, { begins, demo: false });
  for (const name of REAL_GATEWAYS) {
    const isFirst = name === begins;
    if (!isFirst && !used[name]) continue;
    const prefixes = isFirst ? [COMMON, prefixOf(name)] : [prefixOf(name)];
    const missing = (isFirst ? NEEDED_TO_BEGIN : NEEDED).filter(
      (setting) => !prefixes.some((prefix) => isGiven(e[`${prefix}${setting}`])),
    );
    if (missing.length === 0) continue;
    const because = isFirst ? `PAYMENT_GATEWAY is ${name}` : `${prefixOf(name)}… is set`;
    const names = missing.map((setting) => `${prefixes[0]}${setting}`);
    return `${because}, so these must be set: ${names.join(", ")}`;
  }
  return null;
}
