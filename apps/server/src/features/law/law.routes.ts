import { law } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { endpoint } from "../../platform/http/endpoint.ts";
import { shortListEndpoint } from "../../platform/lists/list-endpoint.ts";
import { offsetOf, pageCount, searchText } from "../../platform/lists/list-query.ts";
import { confirmFact, turnFact, unconfirmFact } from "./decide-law.ts";
import { isAskedFor, newestChange } from "./law.rules.ts";
import { readLaw } from "./read-law.ts";

/** The law as the market has it, and what the office says of it. */
export function lawRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const one = async (id: string) => {
    const fact = (await readLaw(db)).find(({ _id }) => _id === id);
    if (!fact) throw new Error(`Fact ${id} is gone`);
    return fact;
  };
  shortListEndpoint(app, deps, law.list, async ({ query }) => {
    const { q, on, page, rows, format } = query;
    const asked = { ...query, q: searchText(q).toLowerCase() };
    const found = (await readLaw(db, on)).filter(isAskedFor(asked)).sort(newestChange);
    const from = offsetOf({ page, rows });
    // A file has them all.
    const data = format ? found : found.slice(from, from + rows);
    return { data, totalpage: pageCount(found.length, rows) };
  });
  endpoint(app, law.confirm, async ({ caller, params: { id }, body: { note } }) => {
    await confirmFact(db, id, { adminId: caller.userId, note });
    return { data: await one(id), message: "Confirmed, by you and as it stands today" };
  });
  endpoint(app, law.takeBackConfirmation, async ({ caller, params: { id } }) => {
    await unconfirmFact(db, id, caller.userId);
    return { data: null, message: "The confirmation is taken back" };
  });
  endpoint(app, law.turn, async ({ caller, params: { id }, body: { on_from, reason } }) => {
    await turnFact(db, id, { adminId: caller.userId, onFrom: on_from, reason });
    return { data: await one(id) };
  });
}
