import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import type { z } from "zod";
import { Environment, OURS } from "./environment.ts";
import { isInstalled, whyLacking } from "./extras.ts";
import { gatewaysIn, SIGNING_SETTINGS, whyNotPayable } from "./gateway-settings.ts";
import { missingOfWhatsapp, missingToStart, readTemplates } from "./mail/sms-templates.ts";
import { publicHalfOf } from "./x25519.ts";

/**
 * The environment, parsed once. An unknown REBALE-like or malformed variable stops the start with
 * one line.
 */

export class StartRefused extends Error {
  override readonly name = "StartRefused";
}

export type Config = ReturnType<typeof readConfig>;

/** @param isThere whether a library is installed */
export function readConfig(env: Record<string, string | undefined>, isThere = isInstalled) {
  const given = withFiles(
    Object.fromEntries(Object.entries(env).filter(([, v]) => v !== undefined && v !== "")),
  );
  for (const name of Object.keys(given)) {
    if (OURS.test(name) && !(name in Environment.shape))
      throw new StartRefused(`Unknown environment variable ${name}`);
  }
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new StartRefused(`Environment variable ${issue?.path.join(".")} ${issue?.message}`);
  }
  const e = parsed.data;
  const demo = e.DEMO ?? !e.DATABASE_URL;
  if (!e.TLS_CERT !== !e.TLS_KEY) throw new StartRefused("TLS_CERT and TLS_KEY go together");
  if (!e.S3_ENDPOINT !== !e.S3_BUCKET)
    throw new StartRefused(
      "S3_ENDPOINT and S3_BUCKET go together (of AWS the endpoint is https://s3.<region>.amazonaws.com)",
    );
  if (!isOwnHalf(e)) throw new StartRefused("OPENING_PUBLIC belongs to none of OPENING_KEYS");
  if (e.SITE_URL && !e.SITE_SECRET) throw new StartRefused("SITE_URL needs SITE_SECRET");
  const smsTemplates = readTemplates(e.SMS_TEMPLATES);
  const whatsappTemplates = readTemplates(e.WHATSAPP_TEMPLATES);
  if (e.WHATSAPP_URL) needForWhatsapp(e.WHATSAPP_TOKEN, whatsappTemplates);
  const gateway = e.PAYMENT_GATEWAY ?? (demo ? "demo" : "none");
  const unpayable = whyNotPayable(e, gateway);
  if (unpayable) throw new StartRefused(unpayable);
  if (!demo) needAllOf(e, smsTemplates);
  /** Where this market is found, for links that leave it. */
  const home = e.PUBLIC_URL ?? `${e.TLS_CERT ? "https" : "http"}://localhost:${e.PORT}`;
  const isTraced =
    Boolean(e.OTEL_EXPORTER_OTLP_ENDPOINT ?? e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) &&
    e.OTEL_SDK_DISABLED?.toLowerCase() !== "true" &&
    e.OTEL_TRACES_EXPORTER !== "none";
  const lacking =
    (e.S3_ENDPOINT && whyLacking("object-store", isThere)) ||
    (isTraced && whyLacking("tracing", isThere));
  if (lacking) throw new StartRefused(lacking);
  const siteSecret = e.SITE_SECRET ?? randomBytes(24).toString("base64url");
  /** The key that signs for visitors: the same on all nodes with the same secrets. */
  const signingKey = e.CODE_PEPPERS?.split(/\s+/)[0] ?? siteSecret;
  return {
    ...{ ...e, PAYMENT_GATEWAY: gateway, demo, home },
    gateways: gatewaysIn(e, { begins: gateway, demo }),
    ...{ smsTemplates, whatsappTemplates, isTraced, siteSecret, signingKey },
    MARKET_PARTY: e.MARKET_PARTY ?? (demo ? DEMO_PARTY : NOBODY),
  };
}

/** A node that opens tenders must open those that it seals. */
const isOwnHalf = ({ OPENING_KEYS, OPENING_PUBLIC }: z.output<typeof Environment>): boolean =>
  !OPENING_KEYS ||
  !OPENING_PUBLIC ||
  OPENING_KEYS.map(publicHalfOf).includes(Buffer.from(OPENING_PUBLIC, "base64").toString("base64"));

const NOBODY = { name: "Rebale", address: "", city: "", pincode: "", state: "", gstin: null };
/** Made up, so that the demo's fees have their GST. */
const DEMO_PARTY = {
  ...{ name: "Rebale (demo)", address: "1 Example Road", city: "Panaji", pincode: "403001" },
  ...{ state: "Goa", gstin: "30AABCR1234M1ZQ" },
};

/** The keys that others sign with, or that sign for this market. */
const SIGNING = [
  ...["CODE_PEPPERS", "SECRET_KEYS", ...SIGNING_SETTINGS, "SITE_SECRET", "TEXT_WEBHOOK_SECRETS"],
] as readonly (keyof z.output<typeof Environment>)[];
const MIN = 16;
const words = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
    : String(value ?? "")
        .split(/\s+/)
        .filter(Boolean);
/** Data sent in the clear stays on this machine. */
const isSafe = (url: string): boolean =>
  /^https:/.test(url) || /^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|\/|$)/.test(url);

/** All that lacks is named at once: whoever sets it up asks the operators for it in one go. */
function needAllOf(
  e: z.output<typeof Environment>,
  smsTemplates: ReadonlyMap<string, string>,
): void {
  const needed = ["DATABASE_URL", "SMTP_URL", "SMS_URL", "SMS_TOKEN", "PUBLIC_URL"] as const;
  // Keys that the database keeps would be lost with what they protect.
  const keys = ["CODE_PEPPERS", "SECRET_KEYS"] as const;
  const missing = [...needed, ...keys].filter((name) => !e[name]);
  const texts = missingToStart(smsTemplates);
  const short = SIGNING.filter((name) => words(e[name]).some((secret) => secret.length < MIN));
  const wants = [
    ...(missing.length ? [`these must be set: ${missing.join(", ")}`] : []),
    ...(texts.length
      ? [
          `SMS_TEMPLATES must have an id for the text of codes (npm run sms:texts prints all); missing: ${texts.join(", ")}`,
        ]
      : []),
    ...(e.PAYMENT_GATEWAY === "demo" ? ["PAYMENT_GATEWAY must be another than demo"] : []),
    ...(short.length ? [`each secret needs at least ${MIN} characters: ${short.join(", ")}`] : []),
    ...(e.PUBLIC_URL && !isSafe(e.PUBLIC_URL) ? ["PUBLIC_URL must begin with https://"] : []),
  ];
  if (wants.length) throw new StartRefused(`DEMO is 0, so ${wants.join("; and ")}`);
}

function needForWhatsapp(token: string | undefined, templates: ReadonlyMap<string, string>): void {
  const texts = missingOfWhatsapp(templates);
  if (!token) throw new StartRefused("WHATSAPP_URL is set, so WHATSAPP_TOKEN must be");
  if (texts.length > 0)
    throw new StartRefused(
      `WHATSAPP_TEMPLATES must have a name for each text that goes there; missing: ${texts.join(", ")}`,
    );
}

/** `NAME_FILE` names a file that holds NAME's value, as secrets are given to containers. */
function withFiles(given: Record<string, string | undefined>): Record<string, string | undefined> {
  const read = Object.entries(given).flatMap(([key, path]) => {
    const name = key.replace(/_FILE$/, "");
    if (name === key || !(name in Environment.shape)) return [[key, path]];
    if (given[name]) throw new StartRefused(`${name} and ${key} are both set`);
    try {
      return [[name, readFileSync(path ?? "", "utf8").trim()]];
    } catch {
      throw new StartRefused(`${key} names a file that cannot be read`);
    }
  });
  return Object.fromEntries(read);
}
