import { type DataOf, type Paise, rupees, type taxHolds } from "@rebale/contract";
import { isOpenHold } from "@rebale/contract/tax-holds/states";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Acting } from "../../../platform/http/caller.ts";
import type { Upload } from "../../../platform/http/multipart.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { lockCompanies } from "../../company-register/index.ts";
import { isInFull, ownNumbers } from "../domain/compare.rules.ts";
import type { Read2b } from "../domain/doc.ts";
import { judgeOf, type Verdict } from "../domain/judge.rules.ts";
import { presentDifferences } from "../present-hold.ts";
import { read2b, sha256Of } from "../reading/read-2b.ts";
import {
  addFile,
  addRows,
  type BroughtBefore,
  findFile,
  setAnswer,
  shownIn,
  type Told,
} from "../store/files.store.ts";
import {
  type HoldRow,
  holdsOfRecipient,
  isGstinOf,
  lockSalesOf,
  suppliersOf,
} from "../store/holds.store.ts";
import { moveHolds } from "./move-holds.ts";
import type { Step } from "./step.ts";

type Bringing = Pick<Deps, "db" | "config">;
type Reply = DataOf<typeof taxHolds.bring2b>;

/**
 * A buyer's GSTR-2B: what it shows of the company's papers frees their GST, what it has not got is
 * told to the seller. The file is dropped; the same bytes again move nothing.
 * @throws Problem not_allowed for a seller; gstr2b_unreadable, gstr2b_of_another, too_busy
 */
export async function bring2b(
  { db, config }: Bringing,
  caller: Acting & { readonly kind: "buyer" | "seller" },
  upload: Upload | undefined,
): Promise<Reply> {
  const { companyId } = caller.company;
  const suppliers = await suppliersOf(db, companyId);
  if (caller.kind !== "buyer" && suppliers.length === 0) throw new Problem("not_allowed");
  if (!upload) throw new Problem("gstr2b_unreadable", { path: "file" });
  const sha256 = await sha256Of(upload);
  const before = await findFile(db, companyId, sha256);
  if (before) return again(await holdsOfRecipient(db, companyId, before.gstin), before);
  const read = await read2b(upload, suppliers);
  if (!(await isGstinOf(db, companyId, read.gstin)))
    throw new Problem("gstr2b_of_another", { path: "file" });
  return db.transaction().execute(async (tx) => {
    const { userId } = caller;
    const fileId = await addFile(tx, { ...read, companyId, userId, sha256 });
    if (fileId === undefined) return twin(tx, companyId, sha256, read.gstin);
    await writeAudit(tx, {
      ...{ adminId: userId, action: "GSTR-2B brought", subject: `GSTR-2B ${read.period}` },
      details: { gstin: read.gstin, period: read.period, sha256, documents: read.documents },
    });
    return speak(tx, config.home, { fileId, companyId, userId, read });
  });
}

/** Whoever sent the same bytes at the same moment was first. */
async function twin(tx: Tx, companyId: number, sha256: string, gstin: string): Promise<Reply> {
  const before = await findFile(tx, companyId, sha256);
  if (!before) throw new Error("a file is there and is not");
  return again(await holdsOfRecipient(tx, companyId, gstin), before);
}

interface Brought {
  readonly fileId: number;
  readonly companyId: number;
  readonly userId: number;
  readonly read: Read2b;
}

/** Asks a file, and does what it says, behind the locks of all sales that it may speak of. */
async function speak(
  tx: Tx,
  home: string,
  { fileId, companyId, userId, read }: Brought,
): Promise<Reply> {
  await lockSalesOf(tx, companyId, read.gstin);
  const holds = await holdsOfRecipient(tx, companyId, read.gstin);
  await lockCompanies(
    tx,
    holds.flatMap(({ sellerCompanyId }) => [companyId, sellerCompanyId]),
  );
  const now = await marketNow(tx);
  const shown = await shownIn(
    tx,
    holds.map(({ id }) => id),
  );
  const judge = judgeOf(read, ownNumbers(holds.map(({ paper }) => paper)));
  const judged = holds.map((hold) => ({
    hold,
    said: judge({ ...hold, shownIn: shown.get(hold.id) ?? null }),
  }));
  const steps = judged.flatMap(({ hold, said }) => {
    const step = stepOf({ hold, said, now, period: read.period, actorId: userId });
    return step ? [step] : [];
  });
  const after = new Map((await moveHolds(tx, home, steps)).map((hold) => [hold.id, hold]));
  await addRows(
    tx,
    fileId,
    judged.flatMap(({ hold, said }) => ("doc" in said ? [{ holdId: hold.id, doc: said.doc }] : [])),
  );
  const told = judged.flatMap(({ hold, said }) => toldOf(hold, said));
  await setAnswer(tx, fileId, told);
  const free = new Map(judged.map(({ hold, said }) => [hold.id, "free" in said ? said.free : 0]));
  const asTheyAre = holds.map((hold) => after.get(hold.id) ?? hold);
  return answer({ ...read, id: fileId, answer: told }, asTheyAre, free, false);
}

const toldOf = ({ id, state }: HoldRow, { is }: Verdict): Told[] => {
  if (is === "unsaid" || (is === "missing" && !isOpenHold(state))) return [];
  return [{ holdId: id, is }];
};

interface Said {
  readonly hold: HoldRow;
  readonly said: Verdict;
  readonly now: Date;
  readonly period: string;
  readonly actorId: number;
}

/** A hold that is over keeps only what the record counts. */
function stepOf({ hold, said, now, period, actorId }: Said): Step | null {
  const by = { hold, by: "buyer", actorId } as const;
  if (said.is === "unsaid")
    return said.alike.length > 0 && isOpenHold(hold.state)
      ? { ...by, to: hold.state, move: "similar", also: { alike: said.alike } }
      : null;
  if (said.is === "missing") {
    // A 2B of a later month has only what was filed since: what was shown before stays shown.
    if (!isOpenHold(hold.state) && hold.foundIn !== null) return null;
    const also = { saidAt: now, ...(hold.foundIn === null && { alike: said.alike }) };
    return { ...by, to: said.to, move: "missing", also };
  }
  const { free, differences } = said;
  const isOpen = isOpenHold(hold.state);
  const also = {
    ...{ foundIn: period, foundAt: now, differences, alike: [] },
    ...(isOpen && !isInFull(differences) && { saidAt: now }),
  };
  const ends = isOpen && (free > 0 || said.to === "released");
  return { ...by, to: said.to, move: said.is, toSeller: free, also, ...(ends && { why: "found" }) };
}

/** Nothing moves: what was told then, and how it stands now. */
const again = (holds: readonly HoldRow[], before: BroughtBefore): Reply =>
  answer(before, holds, new Map(), true);

function answer(
  file: BroughtBefore,
  holds: readonly HoldRow[],
  free: ReadonlyMap<number, number>,
  repeated: boolean,
): Reply {
  const count = (what: Told["is"]) => file.answer.filter(({ is }) => is === what).length;
  const byId = new Map(holds.map((hold) => [hold.id, hold]));
  return {
    ...{ _id: String(file.id), gstin: file.gstin, period: file.period, repeated },
    ...{ generated_on: file.generatedOn, documents: file.documents },
    ...{ found: count("found"), differs: count("differs"), missing: count("missing") },
    released: rupees([...free.values()].reduce((sum, one) => sum + one, 0) as Paise),
    holds: file.answer.flatMap(({ holdId }) => {
      const hold = byId.get(holdId);
      if (!hold) return [];
      return [
        {
          ...{ _id: String(holdId), number: hold.paper.number, state: hold.state },
          released: rupees((free.get(holdId) ?? 0) as Paise),
          differences: presentDifferences(hold),
        },
      ];
    }),
  };
}
