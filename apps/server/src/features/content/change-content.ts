import { writeAudit } from "../../platform/audit/audit.store.ts";
import { changesOf } from "../../platform/audit/audit-changes.rules.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { isPictureName } from "./content.rules.ts";
import { findContent, isInUse, isKnownPicture, isTaken, type Kind } from "./content.store.ts";

declare module "../../platform/bus/events.ts" {
  interface Events {
    /** Content changed: cached pages and lists are out of date. */
    content: { what: string };
  }
}

/** A row before it is changed or goes, for the audit. */
export const was = (kind: Kind, id: number) => (tx: Tx) => findContent(tx, kind, id);

export interface ContentChange {
  readonly adminId: number;
  /** The deed, for the audit: "policy added". */
  readonly action: string;
  /** The row before it; none where one is added. */
  readonly before?: (tx: Tx) => Promise<object | undefined>;
  /** The unique field of this kind of content. */
  readonly key?: string;
}

/**
 * One change by the office: written with its audit row, then every cached page is out of date.
 */
export async function changeContent<R>(
  { db, bus }: Pick<Deps, "db" | "bus">,
  { adminId, action, before, key = "url" }: ContentChange,
  write: (tx: Tx) => Promise<{ result: R; subject: string }>,
): Promise<R> {
  const { result } = await db
    .transaction()
    .execute(async (tx) => {
      const was = (await before?.(tx)) ?? null;
      const written = await write(tx);
      const details = noted(was, (written.result as object | null | undefined) ?? null);
      await writeAudit(tx, { adminId, action, subject: written.subject, details });
      return written;
    })
    .catch((error: unknown) => {
      if (isTaken(error))
        throw new Problem("url_taken", {
          path: key,
          ...(key === "title"
            ? { msg: { en: "This is already in the list", hi: "यह सूची में पहले से है" } }
            : {}),
        });
      throw isInUse(error) ? new Problem("in_use") : error;
    });
  bus.publish("content", { what: action });
  return result;
}

/** A change's differences, but for the time of it; all of what comes or goes. */
function noted(before: object | null, after: object | null): object {
  if (!before || !after) return { before, after };
  const { updated_at: _, ...is } = after as { updated_at?: Date };
  return changesOf({ ...before }, is) ?? {};
}

/** A picture must be one that the office has uploaded. */
export async function needsPicture(tx: Tx, image: string | null | undefined): Promise<void> {
  if (image && !(isPictureName(image) && (await isKnownPicture(tx, image))))
    throw new Problem("invalid_input", {
      path: "image",
      msg: { en: "Upload the picture first", hi: "पहले फ़ोटो अपलोड कीजिए" },
    });
}

export function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw new Problem("not_found");
  return found;
}

/** The title of a removed row, for the audit. */
export const removed = async (row: Promise<{ title: string } | undefined>) => ({
  result: null,
  subject: orNotFound(await row).title,
});
/** A written row, and what it is called. */
export const titled = <R extends { title: string }>(row: R | undefined) => {
  const result = orNotFound(row);
  return { result, subject: result.title };
};
