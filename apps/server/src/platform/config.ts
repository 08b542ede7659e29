import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { isNetwork } from "./http/addresses/network-of.ts";
import { missingTemplates, readTemplates } from "./mail/sms-templates.ts";

/**
 * Everything the environment may say, parsed once. An unknown REBALE-like or malformed variable
 * stops the start with one line.
 */

const flag = z.enum(["0", "1"], "must be 0 or 1").transform((v) => v === "1");
const count = (fallback: number) =>
  z.coerce.number("must be a number").int().min(1).max(1_000_000).default(fallback);
const hosts = (fallback: string) =>
  z
    .string()
    .regex(/^(\*\.)?[\w.-]+([\s,]+(\*\.)?[\w.-]+)*$/, "must be a list of host names")
    .default(fallback)
    .transform((list) => list.toLowerCase().split(/[\s,]+/));

const Environment = z.object({
  PORT: z.coerce.number("must be a port number").int().min(0).max(65_535).default(8080),
  HOST: z.string().default("0.0.0.0"),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
    .optional(),
  /** The role that owns the tables and migrates them; DATABASE_URL's role then needs no more. */
  DATABASE_MIGRATION_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
    .optional(),
  DATABASE_POOL: count(16),
  /** Where `npm run ops:backup` keeps backups, and DATABASE_URL's PostgreSQL its log. */
  BACKUP_DIR: z.string().min(1).optional(),
  DEMO: flag.optional(),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, "must start with redis://")
    .optional(),
  /** Begins every key and channel; by default the database's identity does. */
  REDIS_PREFIX: z
    .string()
    .regex(/^[\w.-]{1,64}$/, "must be 1 to 64 letters, digits, dots, dashes or underscores")
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: "must be a URL" }).optional(),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  /** Addresses and prefixes of the proxies in front; theirs alone is X-Forwarded-For trusted. */
  TRUST_PROXY: z
    .string()
    .default("")
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .refine(
      (list) => list.every(isNetwork),
      "must be a list of the proxies' addresses, such as 10.0.0.5 or 10.0.0.0/24",
    ),
  /**
   * How long a node that has to end serves on while `/api/ready` says 503: as long as balancers
   * take to notice.
   */
  DRAIN_SECONDS: z.coerce.number("must be a number").int().min(0).max(60).default(0),
  /** Connections that are open at a time. */
  MAX_CONNECTIONS: count(20_000),
  /** Milliseconds that the event loop may lag; beyond, calls are answered 503. */
  MAX_LOOP_DELAY: count(4000),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, "must start with smtp:// or smtps://")
    .optional(),
  SMTP_FROM: z.string().default("Rebale <no-reply@rebale.example>"),
  SMS_URL: z.url("must be a URL").optional(),
  /** Words between spaces, newest first: the next is tried while the gateway refuses the first. */
  SMS_TOKEN: z.string().optional(),
  /** Through whom money comes in and goes out; without it none does. */
  PAYMENT_GATEWAY: z
    .enum(["none", "demo", "razorpay"], "must be none, demo or razorpay")
    .optional(),
  PAYMENT_KEY_ID: z.string().optional(),
  PAYMENT_KEY_SECRET: z.string().optional(),
  /** Words between spaces, newest first: what was signed before a change still comes. */
  PAYMENT_WEBHOOK_SECRETS: z
    .string()
    .default("")
    .transform((list) => list.split(/\s+/).filter(Boolean)),
  PAYMENT_URL: z
    .url({ protocol: /^https?$/, error: "must be a URL" })
    .default("https://api.razorpay.com"),
  /** The holder's account that payouts leave from. */
  PAYMENT_PAYOUT_ACCOUNT: z.string().optional(),
  /** Who keeps the money, as every money screen says it. */
  PAYMENT_HOLDER: z.string().max(200).optional(),
  /** Ids under which texts are registered (DLT): `code.en=1107… code.hi=1107… outbid.en=…`. */
  SMS_TEMPLATES: z.string().default(""),
  /** Pairs `public:private`, newest first. Browsers keep the pair that they subscribed with. */
  VAPID_KEYS: z
    .string()
    .regex(/^[\w-]{87}:[\w-]{43}(\s+[\w-]{87}:[\w-]{43})*$/, "must be pairs public:private")
    .optional(),
  /** Keys of the sign-in codes' hashes, newest first; an older one counts for five minutes. */
  CODE_PEPPERS: z.string().min(16, "must have at least 16 characters").optional(),
  /** Keys of what is stored encrypted (second factors, bank accounts), newest first; older ones still decrypt. */
  SECRET_KEYS: z.string().min(16, "must have at least 16 characters").optional(),
  /** Hosts that browsers may name as their push service; `*.` stands for any name below. */
  PUSH_HOSTS: hosts(
    "fcm.googleapis.com *.push.services.mozilla.com *.push.apple.com *.notify.windows.com",
  ),
  S3_ENDPOINT: z.url("must be a URL").optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default("ap-south-1"),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  ADMIN_EMAIL: z.email("must be an email address").optional(),
  ADMIN_PASSWORD: z.string().min(12, "must have at least 12 characters").optional(),
  RATE_VISITOR_PER_MINUTE: count(300),
  RATE_MEMBER_PER_MINUTE: count(600),
  RATE_BIDS_PER_MINUTE: count(120),
  RATE_BIDS_BURST: count(60),
  /** Rupees that an account may bid before it is a day old and has its PAN on file. */
  BID_CEILING: z.coerce
    .number("must be a number")
    .int()
    .min(1)
    .max(10_000_000_000)
    .default(10_000_000),
  /** What buyers pay the market, in percent of a lot's value: `1.5 from 2027-01-01, …`. */
  MARKET_FEE: z
    .string()
    .default("")
    .transform((list) => list.split(/\s*,\s*/).filter(Boolean))
    .refine(
      (list) => list.every((fee) => /^\d{1,2}(\.\d{1,2})? from \d{4}-\d{2}-\d{2}$/.test(fee)),
      "must be a list such as 1.5 from 2027-01-01",
    )
    .transform((list) =>
      list.map((fee) => {
        const [percent = "", validFrom = ""] = fee.split(" from ");
        return { percent: Number(percent), validFrom };
      }),
    ),
  RATE_CODES_PER_PHONE: count(5),
  RATE_CODES_PER_ADDRESS: count(30),
  /** Wrong codes and passwords of one address in 15 minutes; 5 times as many in a day. */
  RATE_WRONG_GUESSES: count(20),
  RATE_CONNECTIONS_PER_ADDRESS: count(1000),
  /** Pictures that are rendered anew in a minute for one address; cached ones do not count. */
  RATE_RENDITIONS_PER_MINUTE: count(240),
  /** What one account may send in files. */
  RATE_UPLOAD_MB_PER_DAY: count(500),
  /** Live streams that one address may hold open at a time. */
  RATE_STREAMS_PER_ADDRESS: count(200),
  /** Where traces are sent; none are made without. The SDK reads these and its other variables. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: "must be a URL" }).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z
    .url({ protocol: /^https?$/, error: "must be a URL" })
    .optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.enum(["otlp", "none"], "must be otlp or none").default("otlp"),
  DEMO_BIDDERS: flag.default(true),
  /** Where pages are rendered; without it this process starts what renders them. */
  SITE_URL: z.url({ protocol: /^https?$/, error: "must be a URL" }).optional(),
  /** Shared with that process: what it says of a visitor's address is trusted. */
  SITE_SECRET: z.string().min(16, "must have at least 16 characters").optional(),
  /** How long a visitor's rendered page is cached; 0 renders each time. */
  PAGE_CACHE_MS: z.coerce.number("must be a number").int().min(0).max(1000).default(1000),
});

/**
 * Prefixes that are ours: a name with one of them that we do not know is a typing mistake, not
 * somebody else's variable.
 */
const OURS =
  /^(DATABASE_|DATA_DIR|BACKUP_|DEMO|REDIS_|S3_|SMTP_|SMS_|PUBLIC_URL|PUSH_|VAPID_|PAYMENT_|CODE_|SECRET_|TLS_|RATE_|BID_|MARKET_|ADMIN_|SITE_(?!LANGUAGE))/;

export class StartRefused extends Error {
  override readonly name = "StartRefused";
}

export type Config = ReturnType<typeof readConfig>;

export function readConfig(env: Record<string, string | undefined>) {
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
  if (e.SITE_URL && !e.SITE_SECRET) throw new StartRefused("SITE_URL needs SITE_SECRET");
  const smsTemplates = readTemplates(e.SMS_TEMPLATES);
  const gateway = e.PAYMENT_GATEWAY ?? (demo ? "demo" : "none");
  if (gateway === "razorpay") needForPayments(e);
  if (!demo) needAllOf(e, smsTemplates);
  /** Where this market is found, for links that leave it. */
  const home = e.PUBLIC_URL ?? `${e.TLS_CERT ? "https" : "http"}://localhost:${e.PORT}`;
  const isTraced =
    Boolean(e.OTEL_EXPORTER_OTLP_ENDPOINT ?? e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) &&
    e.OTEL_SDK_DISABLED?.toLowerCase() !== "true" &&
    e.OTEL_TRACES_EXPORTER !== "none";
  const siteSecret = e.SITE_SECRET ?? randomBytes(24).toString("base64url");
  return { ...e, PAYMENT_GATEWAY: gateway, demo, home, smsTemplates, isTraced, siteSecret };
}

/** All that lacks is named at once: whoever sets it up asks the operators for it in one go. */
function needAllOf(
  e: z.output<typeof Environment>,
  smsTemplates: ReadonlyMap<string, string>,
): void {
  const needed = ["SMTP_URL", "SMS_URL", "SMS_TOKEN", "PUBLIC_URL"] as const;
  // Keys that the database keeps would be lost with what they protect.
  const keys = ["CODE_PEPPERS", "SECRET_KEYS"] as const;
  const missing = [...needed, ...keys].filter((name) => !e[name]);
  const texts = missingTemplates(smsTemplates);
  const wants = [
    ...(missing.length ? [`these must be set: ${missing.join(", ")}`] : []),
    ...(texts.length
      ? [
          `SMS_TEMPLATES must have an id for each text (npm run sms:texts prints them); missing: ${texts.join(", ")}`,
        ]
      : []),
  ];
  if (wants.length) throw new StartRefused(`DEMO is 0, so ${wants.join("; and ")}`);
}

function needForPayments(e: z.output<typeof Environment>): void {
  const needed = ["PAYMENT_KEY_ID", "PAYMENT_KEY_SECRET", "PAYMENT_HOLDER"] as const;
  const missing: string[] = needed.filter((name) => !e[name]);
  if (e.PAYMENT_WEBHOOK_SECRETS.length === 0) missing.push("PAYMENT_WEBHOOK_SECRETS");
  if (missing.length > 0)
    throw new StartRefused(
      `PAYMENT_GATEWAY is razorpay, so these must be set: ${missing.join(", ")}`,
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
