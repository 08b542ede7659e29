import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { LEDGER_START } from "@rebale/contract/auctions/ledger";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createMarket } from "../../../../test/app.ts";
import { aLot } from "../../../../test/builders.ts";
import { Hub } from "../../../live/hub.ts";
import { postgresBus } from "../../../platform/bus/postgres-bus.ts";
import { systemClock } from "../../../platform/clock.ts";
import { createAuctions } from "../create-auctions.ts";
import { ledgersOf, ledgerTopics } from "./ledger-topics.ts";

const market = await createMarket();
const seller = await market.aSeller();
const buyer = await market.aBuyer();

async function aBus() {
  const bus = await postgresBus(market.url, pino({ level: "silent" }));
  onTestFinished(() => bus.close());
  return bus;
}

/** Reads a lot's stream on another node, which never compares itself with the database. */
async function watchElsewhere(lotId: number) {
  const hub = new Hub(systemClock);
  const topics = ledgerTopics(hub, await aBus(), ledgersOf(market.deps), 3_600_000);
  const server = createServer((_request, response) => {
    response.write(": open\n\n");
    topics.follow(hub.connect(response), lotId, 0, { seq: 0, hash: LEDGER_START });
  }).listen(0, "127.0.0.1");
  await new Promise((ready) => server.once("listening", ready));
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const received: string[] = [];
  void (async () => {
    for await (const part of reply.body ?? []) received.push(Buffer.from(part).toString());
  })().catch(() => undefined);
  onTestFinished(() => {
    hub.close();
    server.close();
  });
  return () =>
    [...received.join("").matchAll(/^event: bid\nid: (\d+)/gm)].map(([, id]) => Number(id));
}

test("a batch too large for one notification reaches another node's subscribers at once and whole", async () => {
  const lot = await aLot(market.db, { sellerId: seller.id });
  const ids = await watchElsewhere(lot.id);
  const node = createAuctions({ ...market.deps, bus: await aBus() }, { timed: false });
  onTestFinished(() => node.close());
  const amounts = Array.from({ length: 300 }, (_, i) => (110_000 + i * 100) as never);
  await Promise.all(
    amounts.map((amount) => node.bids.enqueue({ lotId: lot.id, bidderId: buyer.id, amount })),
  );
  const all = amounts.map((_, i) => i + 2);
  await expect.poll(ids).toEqual(all);
});
