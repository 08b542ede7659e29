import { DAY_MS } from "@rebale/contract/values/calendar";
import type { Tx } from "../../platform/db/db.ts";
import { claimPart } from "../stores/demo.store.ts";
import {
  addSignIns,
  type DemoSignIn,
  findBusiestPair,
  findMembers,
} from "../stores/sign-ins.store.ts";

const HOUR = 3_600_000;
/** Days ago, on which everybody signed in. */
const DAYS = [38, 27, 15, 6];
/** Behind one router: more accounts than one company has people. */
const CROWD = 6;

/**
 * Where the demo's people signed in from: each from home, but that one address has a crowd, one
 * bidder shares an address with the seller, and one bidder was abroad.
 */
export async function seedSignIns(tx: Tx, now: Date): Promise<void> {
  if (!(await claimPart(tx, "sign_ins"))) return;
  const members = await findMembers(tx);
  const pair = await findBusiestPair(tx);
  const ago = (days: number, hours = 0) => new Date(now.getTime() - days * DAY_MS - hours * HOUR);
  const from = (user_id: number, address: string, at: Date, country = "IN"): DemoSignIn => ({
    user_id,
    address,
    at,
    country,
  });
  const rows = members.flatMap(({ id }, i) =>
    DAYS.map((days) =>
      from(id, `49.36.${Math.floor(i / 200)}.${10 + (i % 200)}`, ago(days, i % 9)),
    ),
  );
  const others = members.filter(({ id }) => id !== pair?.bidder_id && id !== pair?.seller_id);
  const buyers = others.filter(({ type }) => type === "buyer");
  rows.push(...buyers.slice(-CROWD).map(({ id }, i) => from(id, "103.21.58.77", ago(3, i))));
  const [traveller] = buyers;
  if (traveller) rows.push(from(traveller.id, "94.200.12.41", ago(1, 5), "AE"));
  if (pair)
    for (const id of [pair.seller_id, pair.bidder_id])
      rows.push(from(id, "106.51.20.118", ago(2, id % 5)));
  if (rows.length > 0) await addSignIns(tx, rows);
}
