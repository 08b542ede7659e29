import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll } from "vitest";
import {
  type Delivering,
  deliverWebhook,
} from "../src/features/webhooks/delivery/deliver-webhook.ts";
import { createSlots } from "../src/features/webhooks/delivery/slots.ts";
import { urlRules } from "../src/features/webhooks/endpoints/check-url.ts";
import { secretKeysOf } from "../src/platform/secret-keys.ts";
import type { Market } from "./app.ts";

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}
type Answer = number | ((response: ServerResponse, received: Received) => void);

/** A company's own system on this machine: it keeps what it is told, and answers 200 unless told. */
export async function createReceiver() {
  const received: Received[] = [];
  let answer: Answer = 200;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks).toString();
      const one = { path: request.url ?? "", headers: request.headers, body };
      received.push(one);
      if (typeof answer === "function") answer(response, one);
      else response.writeHead(answer).end("thanks");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    port,
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answers: (next: Answer) => {
      answer = next;
    },
    /** The types that came, in their order. */
    types: () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    /** The data that came of one type, in its order. */
    of: (type: string) =>
      received
        .map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> })
        .filter((one) => one.type === type)
        .map(({ data }) => data),
  };
}

/** Does what the jobs do, by the market's clock. */
export function deliveriesOn({ db, deps }: Market, over: Partial<Delivering> = {}) {
  const delivering: Delivering = {
    ...{ ...deps, secretKeys: secretKeysOf(deps) },
    line: { resolve: async () => [], rules: urlRules(deps) },
    slots: createSlots(),
    chance: () => 0,
    ...over,
  };
  const deliver = (id: string) => deliverWebhook(delivering, id);
  return {
    deliver,
    /** Sends what is due now, each once; answers how many. */
    async deliverDue(): Promise<number> {
      const now = deps.clock.now();
      const due = await db
        .selectFrom("webhook_messages")
        .select("id")
        .where("state", "=", "waiting")
        .where("next_at", "<=", now)
        .orderBy("at")
        .execute();
      for (const { id } of due) await deliver(id);
      return due.length;
    },
  };
}
