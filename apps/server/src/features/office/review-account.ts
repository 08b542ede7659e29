import type { Language } from "@rebale/contract";
import { writeAudit } from "../../platform/audit/audit.store.ts";
import { aboutUser } from "../../platform/audit/audit-subjects.rules.ts";
import { refuseUnseen } from "../../platform/audit/decided.store.ts";
import type { Tx } from "../../platform/db/db.ts";
import type { Deps } from "../../platform/deps.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { type AccountStatus, endSessionsOf, setStatus } from "../accounts/index.ts";
import {
  inTheirLanguage,
  letter,
  notice,
  notifyMembers,
  ownText,
  queueMessages,
} from "../notifications/index.ts";
import { ACCOUNT_DECISIONS, reviewedStatus } from "./office.rules.ts";
import { lockUser, type PersonRow } from "./people.store.ts";

export interface Review {
  readonly isActive: boolean;
  readonly reason: string | null;
  /** The last decision that was seen. */
  readonly seen: number | null | undefined;
}

/**
 * Lets an account in, or shuts it out with a reason; who is shut out is signed out everywhere at
 * once.
 */
export async function reviewAccount(
  { db, bus, config }: Pick<Deps, "db" | "bus" | "config">,
  adminId: number,
  type: "buyer" | "seller",
  id: number,
  review: Review,
): Promise<PersonRow> {
  const { person, isOut } = await db.transaction().execute(async (tx) => {
    const before = await lockUser(tx, id);
    if (before?.type !== type) throw new Problem("not_found");
    await refuseUnseen(tx, ACCOUNT_DECISIONS, { id, adminId, seen: review.seen });
    const status = reviewedStatus(before.status as AccountStatus, review.isActive);
    if (!status) return { person: before, isOut: false };

    await setStatus(tx, id, status, review.isActive ? null : review.reason);
    const person = { ...before, status, status_reason: review.isActive ? null : review.reason };
    await writeAudit(tx, {
      adminId,
      action: `${type} ${verb[status]}`,
      ...aboutUser({ id, name: before.name }),
      details: {
        before: { status: before.status },
        after: { status },
        ...(review.reason ? { reason: review.reason } : {}),
      },
    });
    if (status === "active") await welcome(tx, config.home, person);
    else {
      await endSessionsOf(tx, id);
      await notifyShutOut(tx, config.home, person, { status, reason: review.reason ?? "" });
    }
    return { person, isOut: status !== "active" };
  });
  if (isOut) bus.publish("session", { userId: id });
  return person;
}

const verb: Record<AccountStatus, string> = {
  active: "activated",
  refused: "refused",
  deactivated: "deactivated",
  waiting: "set waiting",
};

const welcome = (tx: Tx, home: string, { id, type }: PersonRow) =>
  notifyMembers(tx, home, [
    notice(
      id,
      "account_active",
      { type: type === "seller" ? "seller" : "buyer" },
      { link: type === "seller" ? "/sellnow" : "/dashboard" },
    ),
  ]);

/** By mail, or by SMS where there is no address: the account itself can no longer be reached. */
async function notifyShutOut(
  tx: Tx,
  home: string,
  { id: userId, email, mobile, name, language: chosen }: PersonRow,
  { status, reason }: { readonly status: AccountStatus; readonly reason: string },
): Promise<void> {
  const language = inTheirLanguage(chosen);
  const { subject, sentence, contact } = shutOutLabels[language][status === "refused" ? 0 : 1];
  const body = letter(language, { name, text: `${sentence} ${reason}\n\n${contact}` });
  const own = { userId, subject };
  if (email) await queueMessages(tx, [{ ...own, channel: "mail", recipient: email, body }]);
  else if (mobile)
    await queueMessages(tx, [
      {
        ...own,
        ...ownText(
          status === "refused" ? "shut_out" : "shut_out_deactivated",
          language,
          { reason },
          home,
        ),
        channel: "sms",
        recipient: mobile,
      },
    ]);
}

interface ShutOut {
  readonly subject: string;
  readonly sentence: string;
  readonly contact: string;
}
const inEnglish = { contact: "Please contact us if you have any questions." };
const inHindi = { contact: "कोई सवाल हो तो हमसे संपर्क कीजिए।" };
/** Refused, and deactivated. */
const shutOutLabels: Record<Language, readonly [ShutOut, ShutOut]> = {
  en: [
    {
      ...inEnglish,
      subject: "Your account was not verified",
      sentence: "your Rebale account was not verified.",
    },
    {
      ...inEnglish,
      subject: "Your account is deactivated",
      sentence: "your Rebale account is deactivated.",
    },
  ],
  hi: [
    { ...inHindi, subject: "आपका खाता मंज़ूर नहीं हुआ", sentence: "आपका Rebale खाता मंज़ूर नहीं हुआ।" },
    { ...inHindi, subject: "आपका खाता बंद किया गया", sentence: "आपका Rebale खाता बंद किया गया।" },
  ],
};
