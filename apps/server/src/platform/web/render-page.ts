import type { Language } from "@rebale/contract";
import { siteHeaders } from "@rebale/contract/http/site-headers";
import pTimeout from "p-timeout";
import type { Logger } from "pino";
import { Pool } from "undici";
import { stopwatch } from "../clock.ts";
import { networkOf } from "../http/addresses/network-of.ts";
import { Problem } from "../http/problems/problem.ts";
import { inWords, VERSION } from "../version.ts";
import { NONCE_PLACEHOLDER, placesOfNonce } from "./page-nonce.ts";

/** Pages under way, of all visitors and of one network; who asks for more is asked to come back. */
const MAX_AT_ONCE = 200;
const MAX_OF_A_NETWORK = 50;
/** Pages that are rendered at a time: while one waits for the API, another goes on. */
const CONNECTIONS = 8;
/** Milliseconds that a visitor waits for a page, its turn among others with it. */
const TIMEOUT_MS = 15_000;

export interface Asked {
  readonly address: URL;
  readonly accept: string;
  /** The site is built once for each language. */
  readonly language: Language;
  /** Network address. */
  readonly visitor: string;
}

/** A rendered page, as it is sent but for the nonce. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Whether scripts may run in it. */
  readonly isDocument: boolean;
  readonly noncePlaces: readonly number[];
  /** When the first reply that it shows was made, on the stopwatch. */
  readonly at: number;
  /** The tags that end it before its time. */
  readonly tags: readonly string[];
}

export interface Renderer {
  /** @throws Problem too_busy where it is away, slow or has enough to do */
  render(asked: Asked): Promise<Page>;
  close(): Promise<void>;
}

interface Site {
  readonly url: string;
  /** The socket that it listens on, where that is no address. */
  readonly socketPath?: string;
  readonly secret: string;
  /** It listens, or never will. */
  readonly started?: Promise<unknown>;
  /** A page did not come in time. */
  readonly onSilence?: () => void;
  /** Milliseconds. */
  readonly timeoutMs?: number;
}

/** Asks the process that renders pages. */
export function createRenderer(
  { url, socketPath, secret, started, onSilence, timeoutMs = TIMEOUT_MS }: Site,
  log: Logger,
): Renderer {
  const pool = new Pool(url, { socketPath, connections: CONNECTIONS, connectTimeout: timeoutMs });
  const taken = countTaken();
  let isWell = true;

  const ask = async ({ address, accept, language, visitor }: Asked): Promise<Page> => {
    await pTimeout(Promise.resolve(started), { milliseconds: timeoutMs });
    const { statusCode, headers, body } = await pool.request({
      method: "GET",
      path: address.pathname + address.search,
      headers: {
        host: address.host,
        "x-forwarded-proto": address.protocol.slice(0, -1),
        accept,
        [siteHeaders.secret]: secret,
        [siteHeaders.visitor]: visitor,
        [siteHeaders.language]: language,
        [siteHeaders.nonce]: NONCE_PLACEHOLDER,
        [siteHeaders.version]: inWords(VERSION),
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const bytes = Buffer.from(await body.arrayBuffer());
    if (statusCode === 407) throw new Error("The process at SITE_URL has another SITE_SECRET");
    return pageOf(statusCode, headers, bytes);
  };

  return {
    async render(asked) {
      const give = taken.take(networkOf(asked.visitor));
      try {
        const page = await ask(asked);
        isWell = true;
        return page;
      } catch (error) {
        // Said once, until a page comes again: thousands may ask meanwhile.
        if (isWell) log.warn({ err: error }, "a page could not be rendered");
        isWell = false;
        if ((error as Error).name === "TimeoutError") onSilence?.();
        throw new Problem("too_busy", {
          msg: { en: "Pages cannot be shown for a moment", hi: "अभी कुछ पल पन्ने नहीं खुल सकते" },
          retryAfter: 2,
        });
      } finally {
        give();
      }
    },
    close: () => pool.destroy(),
  };
}

function pageOf(status: number, headers: Record<string, unknown>, body: Buffer): Page {
  const {
    [siteHeaders.tags]: tags = "",
    [siteHeaders.age]: age = "0",
    // Headers of the connection between the two.
    connection: _connection,
    date: _date,
    "keep-alive": _keepAlive,
    "transfer-encoding": _encoding,
    "content-length": _length,
    ...own
  } = headers as Record<string, string>;
  return {
    status,
    headers: { ...own, "cache-control": "no-cache" },
    body,
    isDocument: (own["content-type"] ?? "").startsWith("text/html"),
    noncePlaces: placesOfNonce(body),
    at: stopwatch() - Number(age),
    tags: tags.split(" ").filter(Boolean),
  };
}

/** Counts what is under way, together and by network. */
function countTaken() {
  const ofNetwork = new Map<string, number>();
  let together = 0;
  return {
    /** @throws Problem too_busy */
    take(network: string): () => void {
      const before = ofNetwork.get(network) ?? 0;
      if (together >= MAX_AT_ONCE || before >= MAX_OF_A_NETWORK)
        throw new Problem("too_busy", { retryAfter: 2 });
      together++;
      ofNetwork.set(network, before + 1);
      return () => {
        together--;
        const left = (ofNetwork.get(network) ?? 1) - 1;
        if (left > 0) ofNetwork.set(network, left);
        else ofNetwork.delete(network);
      };
    },
  };
}
