import { type DataOf, personalData } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { agreeTo, listAsked, listConsents } from "./consents.store.ts";

type Given = DataOf<typeof personalData.consents>["agreed"][number]["given_at"];

/** A member's consents. Nothing waits for them: a bid is a bid while a new text is unread. */
export function consentRoutes(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  endpoint(app, personalData.consents, async ({ caller: { userId, tokenHash } }) => {
    const [agreed, asked] = await Promise.all([
      listConsents(db, userId),
      listAsked(db, userId, tokenHash),
    ]);
    return {
      data: {
        agreed: agreed.map(({ id, agreed_at, given_at, ...text }) => ({
          ...text,
          _id: String(id),
          agreed_at: agreed_at.toISOString(),
          given_at: given_at as Given,
        })),
        asked: asked.map(({ id, ...text }) => ({ ...text, _id: String(id) })),
      },
    };
  });
  endpoint(app, personalData.agree, async ({ caller: { userId }, body, address }) => {
    await db.transaction().execute(async (tx) => {
      const given = { at: await marketNow(tx), address };
      const versions = [...new Set(body.versions)];
      // One that is no such text: all or nothing.
      if ((await agreeTo(tx, userId, versions, given)) !== versions.length)
        throw new Problem("not_found");
    });
    return { data: null };
  });
}
