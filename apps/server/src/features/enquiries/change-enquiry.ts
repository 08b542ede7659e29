import type { Words } from "@rebale/contract/values/complaint";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { whoHas } from "../../platform/audit/decided.store.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { listTeam } from "../accounts/index.ts";
import { letter, queueMessages } from "../notifications/index.ts";
import {
  enquiryMoves,
  questionReference,
  replyMail,
  stageAfter,
  stageTaken,
} from "./enquiries.rules.ts";
import {
  addEntry,
  findQuestion,
  findRequest,
  type Kind,
  type Locked,
  lockEnquiry,
  setEnquiry,
} from "./enquiries.store.ts";
import { listAnswerers, presentQuestion, presentRequest } from "./present-enquiry.ts";

/** Which enquiry, and who of the office does something about it. */
export interface EnquiryTarget {
  readonly kind: Kind;
  readonly id: number;
  readonly adminId: number;
}

async function readLetter(tx: Tx, { kind, id }: EnquiryTarget) {
  if (kind === "question") {
    const row = await findQuestion(tx, id);
    return row && { ...presentQuestion(row), subject: "Your question to Rebale" };
  }
  const row = await findRequest(tx, id);
  return row && { ...presentRequest(row), subject: "Your enquiry to Rebale" };
}

const did: Record<Locked["stage"], Words> = {
  new: { en: "put it back", hi: "इसे वापस रखा" },
  in_progress: { en: "taken it up", hi: "इस पर काम शुरू किया" },
  answered: { en: "answered it", hi: "इसका जवाब दिया" },
  closed: { en: "closed it", hi: "इसे बंद किया" },
};

/** Locks it. @throws Problem not_found, or enquiry_changed where somebody was there first */
async function lock(tx: Tx, { kind, id }: EnquiryTarget, seen?: number): Promise<Locked> {
  const found = await lockEnquiry(tx, kind, id);
  if (!found) throw new Problem("not_found");
  if (seen === undefined || seen === found.version) return found;
  const [who, what] = [whoHas(found.changed_by), did[found.stage]];
  const en = `${who.en} ${what.en} in the meantime`;
  const hi = `इस बीच ${who.hi} ${what.hi}`;
  throw new Problem("enquiry_changed", {
    msg: {
      en: `${en}. Nothing of yours was sent: read the thread and decide again`,
      hi: `${hi}। आपका कुछ नहीं भेजा गया: बातचीत पढ़कर फिर तय कीजिए`,
    },
  });
}

/** Hands it to a colleague, who is told by mail, or moves it on. */
export function changeEnquiry(
  { db, config }: Pick<Deps, "db" | "config">,
  target: EnquiryTarget,
  asked: { version: number; stage?: Locked["stage"]; assignee?: number | "me" | null },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await lock(tx, target, asked.version);
    const assignee = asked.assignee === "me" ? target.adminId : asked.assignee;
    if (assignee && !(await mayAnswer(tx, assignee)))
      throw new Problem("invalid_input", {
        path: "assignee",
        msg: {
          en: "This colleague does not answer enquiries",
          hi: "यह साथी पूछताछ के जवाब नहीं देते",
        },
      });
    if (asked.stage && !enquiryMoves[before.stage].includes(asked.stage))
      throw new Problem("invalid_input", {
        path: "stage",
        msg: { en: "This status cannot be set now", hi: "यह स्टेटस अभी नहीं चुना जा सकता" },
      });
    const after = {
      id: target.id,
      assignee_id: assignee === undefined ? before.assignee_id : assignee,
      stage: asked.stage ?? (assignee ? stageTaken(before.stage) : before.stage),
    };
    await setEnquiry(tx, target.kind, { ...after, by: target.adminId });
    await note(tx, target, "enquiry changed", { before: sides(before), after: sides(after) });
    if (after.assignee_id !== before.assignee_id)
      await tellAssignee(tx, config.home, target, after);
  });
}

/** Answers by mail, once: of two who answer at once the second learns of the first. */
export function replyToEnquiry(
  { db }: Pick<Deps, "db">,
  target: EnquiryTarget & { by: string },
  asked: { version: number; text: string; close: boolean },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await lock(tx, target, asked.version);
    const letter = await readLetter(tx, target);
    if (!letter) throw new Problem("not_found");
    const mail = replyMail(letter, { text: asked.text, by: target.by });
    const [messageId] = await queueMessages(tx, [
      { channel: "mail", recipient: letter.email, ...mail },
    ]);
    await addEntry(tx, target.kind, target.id, {
      kind: "reply",
      by: target.adminId,
      text: asked.text,
      messageId,
    });
    const after = {
      id: target.id,
      stage: stageAfter("reply", before.stage, asked.close),
      assignee_id: before.assignee_id ?? target.adminId,
    };
    await setEnquiry(tx, target.kind, { ...after, by: target.adminId });
    await note(tx, target, "enquiry answered", { before: sides(before), after: sides(after) });
  });
}

/** Adds a note, or what they wrote back, which waits again. */
export function addNote(
  { db }: Pick<Deps, "db">,
  target: EnquiryTarget,
  { kind, text }: { kind: "note" | "received"; text: string },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const before = await lock(tx, target);
    await addEntry(tx, target.kind, target.id, { kind, by: target.adminId, text });
    const after = { ...before, stage: stageAfter(kind, before.stage, false) };
    const moves = after.stage !== before.stage;
    if (moves) await setEnquiry(tx, target.kind, { ...after, by: target.adminId });
    const action = kind === "note" ? "enquiry noted" : "enquiry written back";
    await note(tx, target, action, moves ? { before: sides(before), after: sides(after) } : {});
  });
}

/** By its reference alone: what a visitor wrote is read in the office. */
async function tellAssignee(
  tx: Tx,
  home: string,
  { kind, id, adminId }: EnquiryTarget,
  { assignee_id: to }: Pick<Locked, "assignee_id">,
): Promise<void> {
  if (to === null || to === adminId) return;
  const colleague = (await listTeam(tx)).find((one) => one.id === to);
  const row = kind === "question" ? await findQuestion(tx, id) : await findRequest(tx, id);
  if (!colleague?.email || !row) return;
  const reference = "reference" in row ? row.reference : questionReference(id, row.created_at);
  const list = kind === "question" ? "contact-queries" : "service-requests";
  const open = `${home}/admin/${list}?stage=all&open=${id}`;
  const text = `The enquiry ${reference} was handed to you. Please answer it.`;
  await queueMessages(tx, [
    {
      ...{ channel: "mail", recipient: colleague.email, userId: to },
      subject: `Handed to you: ${reference}`,
      body: letter("en", { name: colleague.name, text, open }),
    },
  ]);
}

const mayAnswer = async (tx: Tx, id: number) =>
  (await listAnswerers(tx)).some(({ _id }) => Number(_id) === id);

const sides = ({ stage, assignee_id }: Pick<Locked, "stage" | "assignee_id">) => ({
  stage,
  assignee: assignee_id,
});

/** Names the enquiry by its number alone: the audit keeps no visitor's name or words. */
const note = (tx: Tx, { kind, id, adminId }: EnquiryTarget, action: string, details: object) =>
  writeAudit(tx, {
    adminId,
    action,
    subject: kind === "question" ? `contact query ${id}` : `service request ${id}`,
    details,
  });
