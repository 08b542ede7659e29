import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  accounts,
  type BodyIn,
  type Operation,
  type ParamsIn,
  type QueryIn,
  type Reply,
} from "@rebale/contract";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import pino from "pino";
import { afterAll, expect } from "vitest";
import { expireCaches } from "../src/expire-caches.ts";
import {
  accountRoutes,
  createAccount,
  hashPassword,
  identify,
} from "../src/features/accounts/index.ts";
import { mediaRoutes } from "../src/features/media/index.ts";
import { subscribeNotices } from "../src/features/notices/index.ts";
import { openCaches } from "../src/platform/caches.ts";
import { type Config, readConfig } from "../src/platform/config.ts";
import { openDatabase } from "../src/platform/db.ts";
import type { Deps } from "../src/platform/deps.ts";
import { DiskWatch } from "../src/platform/disk.ts";
import { openDomainEvents } from "../src/platform/domain-events.ts";
import { localBus } from "../src/platform/events.ts";
import { localFiles } from "../src/platform/files.ts";
import { documentApi } from "../src/platform/http/api-docs.ts";
import { authenticate } from "../src/platform/http/authenticate.ts";
import { openServer } from "../src/platform/http/server.ts";
import { openLimits } from "../src/platform/limits.ts";
import { aMobile, aSellerForm, PASSWORD } from "./builders.ts";
import { setMarketTime, testDatabase } from "./database.ts";

/** Registers a feature's operations below /api. */
type Routes = (api: FastifyInstance, deps: Deps) => unknown;

/** The whole market, as it is served, but for the site's pages. */
export async function wholeMarket(deps: Deps): Promise<FastifyInstance> {
  const [{ buildApp }, { openAuctions }] = await Promise.all([
    import("../src/app.ts"),
    import("../src/features/auctions/index.ts"),
  ]);
  const auctions = openAuctions(deps, { timed: false });
  const app = await buildApp(deps, auctions, { withSite: false });
  app.addHook("onClose", () => auctions.close());
  return app;
}

/** Accounts, pictures and the named features only: starts without the built site. */
export const marketOf =
  (...features: Routes[]) =>
  async (deps: Deps): Promise<FastifyInstance> => {
    const app = await openServer(deps);
    authenticate(app, deps, identify(deps));
    await documentApi(app, deps.config);
    await app.register(
      async (api) => {
        for (const routes of [accountRoutes, ...features]) routes(api, deps);
      },
      { prefix: "/api" },
    );
    mediaRoutes(app, deps);
    return app;
  };

export interface SignedIn {
  readonly id: number;
  readonly token: string;
  readonly mobile: string;
  readonly email: string;
  readonly name: string;
}

interface Ask<O> {
  params?: ParamsIn<O>;
  query?: QueryIn<O>;
  body?: BodyIn<O>;
  token?: string | undefined;
  headers?: Record<string, string>;
  /** The caller's network address. */
  address?: string;
}

/** A reply's status, and its envelope whether it went well or not. */
export interface Answer<O extends Operation> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: Omit<Reply<O>, "is_success"> & { is_success: 0 | 1 | "1"; code?: string };
}

/**
 * A market of its own for this test file: database, files, clock. Call it at the top of the file:
 *
 *     const market = await openMarket(marketOf(biddingRoutes));
 */
export async function openMarket(
  build: (deps: Deps) => Promise<FastifyInstance> = wholeMarket,
  env: Record<string, string> = {},
) {
  const url = await testDatabase();
  const folder = mkdtempSync(join(tmpdir(), "rebale-files-"));
  const log = pino({ level: "silent" });
  const config: Config = readConfig({
    DEMO: "1",
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    ...generous,
    ...env,
  });
  const database = openDatabase(url, 16, () => undefined);
  let stopped: Date | null = null;
  const deps: Deps = {
    config,
    database,
    db: database.db,
    clock: { now: () => stopped ?? new Date() },
    bus: localBus(),
    caches: openCaches(),
    events: openDomainEvents(),
    files: localFiles(folder),
    limits: openLimits(config),
    disk: new DiskWatch(folder, () => performance.now()),
    log,
  };
  expireCaches(deps);
  subscribeNotices(deps);
  const app = await build(deps);
  await app.ready();
  afterAll(async () => {
    await app.close();
    await deps.bus.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Stops the clocks of process and database; null lets them run again. */
  const setTime = async (at: Date | null) => {
    stopped = at;
    await setMarketTime(url, at);
  };

  /**
   * Opens all connections of the pool, so that calls made at once truly race instead of queueing
   * behind the first.
   */
  const openConnections = () =>
    Promise.all(Array.from({ length: 16 }, () => database.pool.query("select pg_sleep(0.1)")));

  /** Calls one operation of the contract over HTTP. */
  const ask = async <const O extends Operation>(
    operation: O,
    asked: Ask<O> = {},
  ): Promise<Answer<O>> => {
    const { params = {}, query, body, token, headers, address } = asked;
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name])),
    );
    const reply = await app.inject({
      method: operation.method,
      url: `/api${path}`,
      ...(query ? { query: query as Record<string, string> } : {}),
      ...(body === undefined ? {} : { payload: body as object }),
      ...(address ? { remoteAddress: address } : {}),
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    });
    return checked(operation, reply);
  };

  /** Sends files, and fields beside them, as a browser's form does. */
  const send = async <const O extends Operation>(
    operation: O,
    token: string,
    files: readonly SentFile[],
    fields: Record<string, string> = {},
  ): Promise<Answer<O>> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const { field, name = "file", bytes, type = "application/octet-stream" } of files)
      form.append(field, new Blob([Buffer.from(bytes)], { type }), name);
    const whole = new Response(form);
    const reply = await app.inject({
      method: operation.method,
      url: `/api${operation.path}`,
      payload: Buffer.from(await whole.arrayBuffer()),
      headers: {
        "content-type": whole.headers.get("content-type") ?? "",
        authorization: `Bearer ${token}`,
      },
    });
    return checked(operation, reply);
  };

  /** Proves a phone by the code that the demo shows; a session or a registration token. */
  const proveMobile = async (mobile: string): Promise<string> => {
    const sent = await ask(accounts.enterMobile, { body: { mobile } });
    const verified = await ask(accounts.verifyOtp, {
      body: { mobile, otp: sent.body.data.demo_otp ?? "" },
    });
    return verified.body.token;
  };

  const aBuyer = async (
    over: Partial<BodyIn<typeof accounts.register>> = {},
  ): Promise<SignedIn> => {
    const mobile = over.contact?.mobile ?? aMobile();
    const body = {
      name: "Asha Buyer",
      contact: { mobile },
      login_type: { isBuyer: true, isSeller: false },
      ...over,
    };
    const { body: reply } = await ask(accounts.register, {
      token: await proveMobile(mobile),
      body,
    });
    return {
      id: Number(reply.data._id),
      token: reply.data.token ?? "",
      mobile,
      email: body.email ?? "",
      name: body.name,
    };
  };

  /** Registered and waiting; `token` is the temporary one for documents. */
  const aWaitingSeller = async (
    over: Partial<BodyIn<typeof accounts.register>> = {},
  ): Promise<SignedIn> => {
    const mobile = over.contact?.mobile ?? aMobile();
    const body = { ...aSellerForm(mobile), ...over };
    const { body: reply } = await ask(accounts.register, {
      token: await proveMobile(mobile),
      body,
    });
    return {
      id: Number(reply.data._id),
      token: reply.data.temp_token ?? "",
      mobile,
      email: body.email ?? "",
      name: body.name,
    };
  };

  const aSeller = async (
    over: Partial<BodyIn<typeof accounts.register>> = {},
  ): Promise<SignedIn> => {
    const seller = await aWaitingSeller(over);
    await deps.db
      .updateTable("users")
      .set({ status: "active" })
      .where("id", "=", seller.id)
      .execute();
    const { body } = await ask(accounts.login, {
      body: { email: seller.email, password: PASSWORD },
    });
    return { ...seller, token: body.data };
  };

  const anAdmin = async (): Promise<SignedIn> => {
    const email = `office-${aMobile()}@rebale.example`;
    const passwordHash = await hashPassword(PASSWORD);
    const id = await deps.db
      .transaction()
      .execute((tx) => createAccount(tx, { type: "admin", name: "Office", email, passwordHash }));
    const { body } = await ask(accounts.adminLogin, { body: { email, password: PASSWORD } });
    return { id, token: body.data, mobile: "", email, name: "Office" };
  };

  return {
    app,
    deps,
    db: deps.db,
    url,
    setTime,
    openConnections,
    ask,
    send,
    proveMobile,
    aBuyer,
    aSeller,
    aWaitingSeller,
    anAdmin,
  };
}
/** In production nothing looks at a reply again; in tests the contract does, at each. */
function checked<O extends Operation>(operation: O, reply: LightMyRequestResponse): Answer<O> {
  const body = reply.json();
  if (reply.statusCode < 300) expect(operation.reply.parse(body)).toEqual(body);
  return { status: reply.statusCode, headers: reply.headers, body };
}

export type Market = Awaited<ReturnType<typeof openMarket>>;

export interface SentFile {
  readonly field: string;
  readonly name?: string;
  readonly type?: string;
  readonly bytes: Uint8Array;
}

/** Limits are tested where they are meant; elsewhere they are out of the way. */
const generous = Object.fromEntries(
  [
    "RATE_VISITOR_PER_MINUTE",
    "RATE_MEMBER_PER_MINUTE",
    "RATE_BIDS_PER_MINUTE",
    "RATE_BIDS_BURST",
    "RATE_CODES_PER_PHONE",
    "RATE_CODES_PER_ADDRESS",
    "RATE_WRONG_GUESSES",
    "RATE_RENDITIONS_PER_MINUTE",
    "RATE_UPLOAD_MB_PER_DAY",
  ].map((name) => [name, "1000000"]),
);
