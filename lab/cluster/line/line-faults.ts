import { setTimeout as sleep } from "node:timers/promises";
import type { Fault } from "../../faults/faults.ts";
import { oneOf } from "../../faults/random.ts";
import { balancer, databases, etcds, type Host, nodes, redises, store } from "../hosts.ts";
import { cut, makeSlow, mend } from "../network.ts";

type Line = readonly [Host, Host];
const between = (some: readonly Host[], others: readonly Host[]): Line[] =>
  some.flatMap((one) => others.map((other): Line => [one, other]));
const among = (hosts: readonly Host[]): Line[] =>
  hosts.flatMap((one, i) => between([one], hosts.slice(i + 1)));

/** The pairs of hosts that speak with each other: to part two others would change nothing. */
const lines: readonly Line[] = [
  ...between(nodes, [balancer, store]),
  ...between(databases, [balancer, ...etcds]),
  ...between(redises, [balancer]),
  ...[databases, etcds, redises].flatMap(among),
];
const BAD = "300 ms and 5 % loss";
const nameOf = (hosts: readonly Host[]) => hosts.map(({ name }) => name).join(" – ");

/** @param held milliseconds */
export function lineFaults(held: number, primary: () => Promise<Host>): readonly Fault[] {
  const part =
    (some: readonly Line[]): Fault["happen"] =>
    async (random, where) => {
      const line = oneOf(random, some);
      where(nameOf(line));
      cut(...line);
      await sleep(held);
      mend(...line);
    };
  const slow = async (random: () => number, host: Host, other?: Host) => {
    const line = await makeSlow(host, Math.floor(random() * 1e6), other);
    await sleep(held);
    await line.mend();
  };
  const slowBetween =
    (some: readonly Line[]): Fault["happen"] =>
    async (random, where) => {
      const line = oneOf(random, some);
      where(nameOf(line));
      await slow(random, ...line);
    };
  return [
    { name: "primary and standby are parted", happen: part(among(databases)) },
    { name: "any two hosts are parted", happen: part(lines) },
    { name: `${BAD} between primary and standby`, happen: slowBetween(among(databases)) },
    { name: `${BAD} between a node and HAProxy`, happen: slowBetween(between(nodes, [balancer])) },
    { name: `${BAD} between any two hosts`, happen: slowBetween(lines) },
    {
      name: `${BAD} on the primary's line`,
      async happen(random, where) {
        const host = await primary();
        where(host.name);
        await slow(random, host);
      },
    },
  ];
}
