import { execFileSync } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Cluster, startCluster } from "./cluster.ts";
import { until } from "./host-process.ts";
import { nodes, ports } from "./hosts.ts";
import { isolate, join, makeSlow } from "./network.ts";
import { takePlace, whatIsMissing } from "./requirements.ts";
import { findPrimary, hasStandby } from "./services/database.ts";

const isFree = async () =>
  takePlace().then(
    (leave) => leave().then(() => true),
    () => false,
  );
const canTry = whatIsMissing() === null && (await isFree());

// Skipped, and counted so, where the packages are not installed or a cluster runs already.
describe.skipIf(!canTry)("the cluster on one machine (U1)", () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster();
  }, 400_000);
  afterAll(async () => {
    await cluster?.stop();
  }, 60_000);

  test("three nodes answer behind one address, over TLS, and show one market", async () => {
    expect((await fetch(`${cluster.url}/api/ready`)).status).toBe(200);
    const shown = await Promise.all(
      nodes.map(async ({ address }) => {
        const reply = await fetch(`http://${address}:${ports.market}/api/product/shop?rows=3`);
        return ((await reply.json()) as { data: { _id: string }[] }).data.map(({ _id }) => _id);
      }),
    );
    expect(shown[0]?.length).toBeGreaterThan(0);
    expect(shown[1]).toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[0]);
  });

  test("a picture that one node put into the store is shown by every other", async () => {
    const page = await (await fetch(`${cluster.url}/api/product/shop?rows=24`)).text();
    const [picture] = /\/uploads\/[0-9a-f]{64}\.webp/.exec(page) ?? [];
    for (const { address } of nodes) {
      const reply = await fetch(`http://${address}:${ports.market}${picture}?w=160`);
      expect(reply.headers.get("content-type")).toBe("image/webp");
    }
  });

  test("a node that is unplugged is not asked", async () => {
    const [node] = nodes;
    if (!node) throw new RangeError();
    isolate(node);
    await until("the others answer", async () => {
      const replies = await Promise.all(
        Array.from({ length: 6 }, () =>
          fetch(`${cluster.url}/api/ready`, { signal: AbortSignal.timeout(1000) }),
        ),
      );
      return replies.every(({ ok }) => ok);
    });
    join(node);
  });

  test("a primary whose line is slow for ten seconds keeps its place", async () => {
    const before = await findPrimary();
    if (!before) throw new Error("There is no primary");
    const line = await makeSlow(before, 1);
    await sleep(10_000);
    await line.mend();
    await until("a primary and a synchronous standby", hasStandby);
    expect(await findPrimary()).toEqual(before);
  }, 90_000);

  test("when it ends nothing of it is left", async () => {
    await cluster.stop();
    const left = execFileSync("ip", ["netns", "list"], { encoding: "utf8" });
    expect(left).not.toContain("rebale-node");
    expect(execFileSync("mount", { encoding: "utf8" })).not.toContain(cluster.folder);
  });
});
