import { office, type Paise, rupees } from "@rebale/contract";
import { readsObject } from "@rebale/contract/office/object-kinds";
import type { FastifyInstance } from "fastify";
import { noteLook } from "../../../platform/audit/audit.store.ts";
import { aboutAccount } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Account } from "../../../platform/http/caller.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { searchText } from "../../../platform/lists/list-query.ts";
import { officeMay } from "../../../platform/office.access.ts";
import { addNote } from "./add-note.ts";
import { findAlike } from "./find-alike.store.ts";
import { findExactly } from "./find-exactly.store.ts";
import { findObject, type Place, readTimeline, type TimelineRow } from "./timeline.store.ts";

/** The shared part of the office's pages on one object: timeline, notes, and how it is found. */
export function objectRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  endpoint(app, office.timeline, async ({ caller, params, query }) => {
    await refuseHidden(caller, params);
    const read = await readTimeline(db, {
      ...params,
      before: query.before === undefined ? null : placeIn(query.before),
      rows: query.rows + 1,
      without: query.without,
      may: (permission) => officeMay(caller, permission),
    });
    // Their sign-ins, with addresses, and whoever looked before.
    if (params.kind === "user")
      await noteLook(db, {
        ...{ adminId: caller.userId, action: "timeline read" },
        ...aboutAccount(params.id),
      });
    const shown = read.slice(0, query.rows);
    const last = shown.at(-1);
    const next = read.length > shown.length && last ? placeOf(last) : null;
    return { data: { entries: shown.map(presentEntry), next } };
  });

  endpoint(app, office.addNote, async ({ caller, params, body }) => {
    await refuseHidden(caller, params);
    await addNote(deps, caller.userId, { ...params, text: body.text });
    return { data: null, message: "The note is saved" };
  });

  endpoint(app, office.find, async ({ caller, query }) => {
    const q = searchText(query.q);
    const may = (permission: office.Permission) => officeMay(caller, permission);
    if (q === "") return { data: { found: [] } };
    if (may("accounts.read"))
      await noteLook(db, { adminId: caller.userId, action: "people read", subject: "finder" });
    const exact = await findExactly(db, q, may);
    const known = new Set(exact.map(({ kind, id }) => `${kind} ${id}`));
    const alike = await findAlike(db, q, may);
    const found = [...exact, ...alike.filter(({ kind, id }) => !known.has(`${kind} ${id}`))];
    return { data: { found: found.map(({ id, ...row }) => ({ ...row, _id: String(id) })) } };
  });

  /** @throws Problem office_role_may_not, not_found */
  async function refuseHidden(
    caller: Account,
    { kind, id }: { kind: office.ObjectKind; id: number },
  ) {
    if (!officeMay(caller, readsObject[kind])) throw new Problem("office_role_may_not");
    if (!(await findObject(db, kind, id))) throw new Problem("not_found");
  }
}

const placeOf = ({ micros, source, id }: Place): string => `${micros}.${source}.${id}`;
function placeIn(text: string): Place {
  const [micros = 0, source = 0, id = 0] = text.split(".").map(Number);
  return { micros, source, id };
}

function presentEntry(row: TimelineRow): office.TimelineEntry {
  const { about_kind, about_id, about_name } = row;
  return {
    _id: placeOf(row),
    at: row.at.toISOString(),
    kind: row.kind,
    what: row.what,
    text: row.text,
    by: row.by,
    amount: row.amount === null ? null : rupees(row.amount as Paise),
    about:
      about_kind && about_id
        ? { kind: about_kind, _id: String(about_id), name: about_name ?? "" }
        : null,
    source_id: String(row.id),
  };
}
