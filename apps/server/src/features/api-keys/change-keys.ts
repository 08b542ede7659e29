import { randomBytes } from "node:crypto";
import { apiKeys, type Body } from "@rebale/contract";
import { addDays, daysBetween, endOfDay, indiaDay } from "@rebale/contract/values/calendar";
import ipaddr from "ipaddr.js";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../platform/audit/audit-subjects.rules.ts";
import { marketNow } from "../../platform/db/market-now.store.ts";
import type { Deps } from "../../platform/deps.ts";
import { isNetwork } from "../../platform/http/addresses/network-of.ts";
import type { Admitted } from "../../platform/http/caller.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { hashToken } from "../accounts/index.ts";
import { findOwners, lockCompanies } from "../company-register/index.ts";
import { notifyMembers } from "../notifications/index.ts";
import { countActing, findCompanyName, insertKey, revokeKey } from "./api-keys.store.ts";

const USUAL_DAYS = 365;

/**
 * The key, which is told this once: its hash alone is kept.
 * @throws Problem too_many_keys, invalid_input at `expires_on` or `addresses`
 */
export async function makeKey(
  { db, config }: Pick<Deps, "db" | "config">,
  owner: Admitted["company-owner"],
  asked: Body<typeof apiKeys.make>,
): Promise<{ id: number; key: string }> {
  const { name, scopes, bid_limit: bidLimit = null } = asked;
  const key = `rbk_${randomBytes(32).toString("base64url")}`;
  const { companyId } = owner.company;
  const addresses = asked.addresses.map(networkIn);
  const id = await db.transaction().execute(async (tx) => {
    await lockCompanies(tx, [companyId]);
    const expiresAt = lastMoment(asked.expires_on ?? null, await marketNow(tx));
    if ((await countActing(tx, companyId)) >= apiKeys.MAX_KEYS) throw new Problem("too_many_keys");
    const made = await insertKey(tx, {
      ...{ companyId, userId: owner.userId, side: owner.kind, name, hash: hashToken(key) },
      ...{ last4: key.slice(-4), scopes, bidLimit, addresses, expiresAt },
    });
    await writeAudit(tx, {
      ...{ adminId: owner.userId, action: "key made" },
      ...aboutCompany(companyId, await findCompanyName(tx, companyId)),
      details: { key_id: made, name, scopes, bid_limit: bidLimit, addresses, until: expiresAt },
    });
    const notices = (await findOwners(tx, companyId)).map(({ user_id }) => ({
      ...{ userId: user_id, code: "key_made" as const, link: "/company/machines" },
      params: { name, by: owner.name, last4: key.slice(-4) },
    }));
    await notifyMembers(tx, config.home, notices);
    return made;
  });
  return { id, key };
}

/** @throws Problem invalid_input */
function lastMoment(day: string | null, now: Date): Date {
  const today = indiaDay(now);
  if (day === null) return endOfDay(addDays(today, USUAL_DAYS));
  const days = daysBetween(today, day);
  if (days < 0 || days > apiKeys.MAX_KEY_DAYS)
    throw new Problem("invalid_input", { path: "expires_on", msg: WITHIN_A_YEAR });
  return endOfDay(day);
}
const WITHIN_A_YEAR = {
  en: `Choose a day from today on, at most ${apiKeys.MAX_KEY_DAYS} days ahead`,
  hi: `आज से ${apiKeys.MAX_KEY_DAYS} दिन के अंदर की तारीख़ चुनिए`,
};

/**
 * As the database keeps networks: without bits beyond the prefix.
 * @throws Problem invalid_input
 */
function networkIn(text: string, at: number): string {
  if (!isNetwork(text))
    throw new Problem("invalid_input", { path: `addresses.${at}`, msg: A_NETWORK });
  if (!ipaddr.isValidCIDR(text)) return text;
  const bits = text.split("/")[1];
  const kind = ipaddr.parseCIDR(text)[0].kind() === "ipv4" ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${kind.networkAddressFromCIDR(text)}/${bits}`;
}
const A_NETWORK = {
  en: "Write a network as 203.0.113.0/24",
  hi: "नेटवर्क 203.0.113.0/24 की तरह लिखिए",
};

/**
 * Ends a key on every node at once.
 * @throws Problem not_found
 */
export async function endKey(
  { db, bus }: Pick<Deps, "db" | "bus">,
  by: number,
  companyId: number,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockCompanies(tx, [companyId]);
    const ended = await revokeKey(tx, companyId, id, by);
    if (!ended) throw new Problem("not_found");
    await writeAudit(tx, {
      ...{ adminId: by, action: "key ended" },
      ...aboutCompany(companyId, await findCompanyName(tx, companyId)),
      details: { key_id: id, name: ended.name },
    });
  });
  bus.publish("key", { id });
}
