import { parseArgs } from "node:util";
import * as fc from "fast-check";
import { createBenchMarket } from "../../bench/parts/market.ts";
import { type FuzzRequest, type OpenApi, requestsTo } from "./requests.ts";
import { type Role, roles, signInAs } from "./roles.ts";
import { uploadsTo } from "./uploads.ts";

/**
 * Sends generated requests to every call of a real market, as each role: none may be answered 5xx,
 * none may hang, and the server's memory must stay flat.
 *
 *     npm run fuzz -- --requests 100000 --role buyer --seed 1
 */
const { values } = parseArgs({
  options: {
    requests: { type: "string", default: "2000" },
    role: { type: "string", default: "all" },
    seed: { type: "string", default: String(Date.now() % 2 ** 31) },
  },
});
const CONCURRENCY = 16;
/** Milliseconds after which an answer counts as hanging. */
const TIMEOUT_MS = 20_000;
/** Requests that are generated at a time. */
const CHUNK = 500;
/** Requests before anything is measured: about ten of each call. */
const FIRST = 4000;
/** MB that the server's memory may grow from the first third of the requests to the last. */
const MAX_GROWTH = 150;

const generous = ["CODES_PER_PHONE", "CODES_PER_ADDRESS", "WRONG_GUESSES", "UPLOAD_MB_PER_DAY"];
const market = await createBenchMarket(
  Object.fromEntries(generous.map((name) => [`RATE_${name}`, "1000000"])),
);
const origin = `http://127.0.0.1:${market.port}`;
const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as OpenApi;

interface Failure {
  readonly request: FuzzRequest;
  readonly what: string;
}

async function send(request: FuzzRequest, token: string | null): Promise<string> {
  const { method, url, body } = request;
  const reply = await fetch(origin + url, {
    method,
    headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && method !== "GET" && { body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const isStream = reply.headers.get("content-type")?.startsWith("text/event-stream");
  if (isStream) await reply.body?.cancel();
  else await reply.arrayBuffer();
  return isThirdExport(url, reply) ? ASKED_TO_WAIT : String(reply.status);
}

const ASKED_TO_WAIT = "told to wait";
/** Two lists are exported at a time; a third is told when to come back. */
const isThirdExport = (url: string, { status, headers }: Response) =>
  status === 503 && headers.has("retry-after") && /[?&]format=/.test(url);

const anything = requestsTo(document);

/** Sends `requests`, some at a time, and tells each one's end. */
async function sendAll(
  requests: readonly FuzzRequest[],
  token: string | null,
  tell: (request: FuzzRequest, what: string) => void,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let request = requests[next++]; request; request = requests[next++])
      tell(request, await send(request, token).catch((error: Error) => error.name));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
}

/**
 * The growth of the last third over the first, in MB: the least there over the most here, since
 * memory falls only as the collector runs.
 */
function growthOf(memory: readonly number[]): number {
  const third = Math.ceil(memory.length / 3);
  return Math.min(...memory.slice(-third)) - Math.max(...memory.slice(0, third));
}

async function fuzzAs(role: Role, count: number, seed: number): Promise<boolean> {
  // Whoever may send papers and little else is tried by what they send.
  const arbitrary =
    role === "uploader"
      ? fc.oneof({ weight: 3, arbitrary: uploadsTo(document) }, { weight: 1, arbitrary: anything })
      : anything;
  const statuses = new Map<string, number>();
  const failures: Failure[] = [];
  const memory: number[] = [];
  const begun = performance.now();
  for (let done = 0; done < count; done += CHUNK) {
    // Whoever was signed out, or deactivated by a request that the office sent, comes back.
    const token = await signInAs(role, origin, market.db);
    const chunk = fc.sample(arbitrary, {
      numRuns: Math.min(CHUNK, count - done),
      seed: seed + done,
    });
    await sendAll(chunk, token, (request, what) => {
      statuses.set(what, (statuses.get(what) ?? 0) + 1);
      if (!/^[234]/.test(what) && what !== ASKED_TO_WAIT) failures.push({ request, what });
    });
    memory.push(market.memory());
  }
  const growth = growthOf(memory);
  const seconds = (performance.now() - begun) / 1000;
  const answered = [...statuses].sort().map(([status, n]) => `${n} × ${status}`);
  console.log(
    `${role}: ${count} requests in ${seconds.toFixed(0)} s, seed ${seed}: ${answered.join(", ")}; memory ${growth > 0 ? "+" : ""}${growth.toFixed(0)} MB`,
  );
  for (const { request, what } of failures.slice(0, 10))
    console.log(`  ${what}: ${JSON.stringify(request).slice(0, 600)}`);
  return failures.length === 0 && growth < MAX_GROWTH;
}

const chosen = values.role === "all" ? roles : roles.filter((role) => role === values.role);
if (chosen.length === 0) throw new Error(`There are the roles ${roles.join(", ")} and all`);
let isWell = true;
try {
  // A market loads much when it is first asked, its process for pages and each call: no growth.
  await (await fetch(origin)).text();
  const first = fc.sample(anything, { numRuns: FIRST, seed: Number(values.seed) });
  await sendAll(first, null, () => undefined);
  for (const role of chosen)
    isWell = (await fuzzAs(role, Number(values.requests), Number(values.seed))) && isWell;
} finally {
  await market.stop();
}
process.exitCode = isWell ? 0 : 1;
