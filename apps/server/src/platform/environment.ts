import { fileURLToPath } from "node:url";
import { GATEWAYS } from "@rebale/contract/payments";
import { Gstin } from "@rebale/contract/values/gstin";
import { z } from "zod";
import { ofGateways } from "./gateway-settings.ts";
import { isNetwork } from "./http/addresses/network-of.ts";

/** Everything the environment may say. */

const flag = z.enum(["0", "1"], "must be 0 or 1").transform((v) => v === "1");
const count = (fallback: number) =>
  z.coerce.number("must be a number").int().min(1).max(1_000_000).default(fallback);
const hosts = (fallback: string) =>
  z
    .string()
    .regex(/^(\*\.)?[\w.-]+([\s,]+(\*\.)?[\w.-]+)*$/, "must be a list of host names")
    .default(fallback)
    .transform((list) => list.toLowerCase().split(/[\s,]+/));

const isKey = (text: string) =>
  /^[\w+/-]{43}=?$/.test(text) && Buffer.from(text, "base64").length === 32;
const KEYS_OF_32 = "must be keys of 32 bytes in base64, with spaces between them";

export const Environment = z.object({
  PORT: z.coerce.number("must be a port number").int().min(0).max(65_535).default(8080),
  HOST: z.string().default("0.0.0.0"),
  DATA_DIR: z.string().min(1).default("./data"),
  /** Programs of a PostgreSQL for the market's own database, taken where its minor is newer. */
  POSTGRES_BIN: z.string().min(1).optional(),
  /** A table of countries by address, as an mmdb file, in place of the one that comes with us. */
  COUNTRY_DB: z.string().min(1).optional(),
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
  /** Phone messages by WhatsApp, to who wants them so; without it they go by SMS alone. */
  WHATSAPP_URL: z.url("must be a URL").optional(),
  /** Words between spaces, as SMS_TOKEN. */
  WHATSAPP_TOKEN: z.string().optional(),
  /** Names under which texts are registered: `outbid.en=outbid_1 outbid.hi=outbid_1 won.en=…`. */
  WHATSAPP_TEMPLATES: z.string().default(""),
  /** Words between spaces, newest first: what the gateways of texts sign their reports with. */
  TEXT_WEBHOOK_SECRETS: z
    .string()
    .default("")
    .transform((list) => list.split(/\s+/).filter(Boolean)),
  /** Through whom money comes in and goes out; without it none does. */
  PAYMENT_GATEWAY: z
    .enum(["none", ...GATEWAYS], `must be none, ${GATEWAYS.join(" or ")}`)
    .optional(),
  ...ofGateways,
  /** The keeper of the money, as every money screen says it. */
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
  /** Keys of second factors and bank accounts, newest first; older ones still decrypt. */
  SECRET_KEYS: z.string().min(16, "must have at least 16 characters").optional(),
  /**
   * Private keys that open sealed tenders, newest first: older ones still open what was sealed for
   * them. Only nodes that close lots need them.
   */
  OPENING_KEYS: z
    .string()
    .transform((list) => list.split(/\s+/).filter(Boolean))
    .refine((list) => list.length > 0 && list.every(isKey), KEYS_OF_32)
    .optional(),
  /** The public key that tenders are sealed for; by default that of the first of OPENING_KEYS. */
  OPENING_PUBLIC: z.string().refine(isKey, "must be 32 bytes in base64").optional(),
  /** Hosts that browsers may name as their push service; `*.` stands for any name below. */
  PUSH_HOSTS: hosts(
    "fcm.googleapis.com *.push.services.mozilla.com *.push.apple.com *.notify.windows.com",
  ),
  /** Whether webhooks may go to this machine; by itself only in a demo without PUBLIC_URL. */
  WEBHOOK_LOOPBACK: flag.optional(),
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
  /** The buyers' fee to the market, in percent of a lot's value: `1.5 from 2027-01-01, …`. */
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
  /** The market on its own invoices: name; address; city; PIN; state; GSTIN. */
  MARKET_PARTY: z
    .string()
    .transform((text) => text.split(";").map((part) => part.trim()))
    .refine(
      (parts) => parts.length === 6,
      "must be name; address; city; PIN; state; GSTIN, the last empty for none",
    )
    .refine(
      (parts) => !parts[5] || Gstin.safeParse(parts[5]).success,
      "must end with a GSTIN, or with nothing after the last semicolon",
    )
    .transform(([name = "", address = "", city = "", pincode = "", state = "", gstin = ""]) => ({
      ...{ name, address, city, pincode, state },
      gstin: gstin || null,
    }))
    .optional(),
  RATE_CODES_PER_PHONE: count(5),
  RATE_CODES_PER_ADDRESS: count(30),
  /** Wrong codes and passwords of one address in 15 minutes; 5 times as many in a day. */
  RATE_WRONG_GUESSES: count(20),
  RATE_CONNECTIONS_PER_ADDRESS: count(1000),
  /** Pictures that are rendered anew in a minute for one address; cached ones do not count. */
  RATE_RENDITIONS_PER_MINUTE: count(240),
  /** The most an account may send in files. */
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
  /** Where the built site is. */
  SITE_BUILD: z
    .string()
    .min(1)
    .default(fileURLToPath(new URL("../../../web/build/site/", import.meta.url))),
  /** How long a visitor's rendered page is cached; 0 renders each time. */
  PAGE_CACHE_MS: z.coerce.number("must be a number").int().min(0).max(1000).default(1000),
});

/**
 * Prefixes that are ours: a name with one of them that we do not know is a typing mistake, not
 * somebody else's variable.
 */
export const OURS =
  /^(DATABASE_|DATA_DIR|BACKUP_|DEMO|REDIS_|S3_|SMTP_|SMS_|WHATSAPP_|TEXT_|PUBLIC_URL|PUSH_|VAPID_|PAYMENT_|OPENING_|CODE_|SECRET_|TLS_|RATE_|BID_|MARKET_|ADMIN_|SITE_(?!LANGUAGE))/;
