import type { Body, Paise, taxHolds } from "@rebale/contract";
import { isOpenHold } from "@rebale/contract/tax-holds/states";
import { endOfDay } from "@rebale/contract/values/calendar";
import type { Words } from "@rebale/contract/values/complaint";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutLot } from "../../../platform/audit/audit-subjects.rules.ts";
import type { Tx } from "../../../platform/db/db.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import type { Account } from "../../../platform/http/caller.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { endedAs, latestUntil, openPartOf } from "../domain/tax-hold.rules.ts";
import type { HoldRow } from "../store/holds.store.ts";
import { lockHold } from "./lock-hold.ts";
import { moveHolds } from "./move-holds.ts";
import type { Step } from "./step.ts";

type Decision = Body<typeof taxHolds.decide>;

/**
 * The office gives what is tied to one side, or more time to both.
 * @throws Problem not_found, tax_hold_not_disputed, tax_hold_not_open; invalid_input at `until`
 */
export const decideHold = (
  { db, config }: Pick<Deps, "db" | "config">,
  { userId }: Account,
  id: number,
  asked: Decision,
): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const hold = await lockHold(tx, id);
    const step = asked.decision === "extend" ? await extend(tx, hold, asked) : end(hold, asked);
    await moveHolds(tx, config.home, [{ ...step, hold, by: "office", actorId: userId }]);
    await writeAudit(tx, {
      ...{ adminId: userId, action: WORDS[asked.decision], ...aboutLot(hold.lotId, hold.title) },
      details: {
        ...{ tax_hold_id: id, award_id: hold.awardId, number: hold.paper.number },
        ...{ decision: asked.decision, reason: asked.reason },
        ...("also" in step && { until: step.also?.untilAt?.toISOString() }),
      },
    });
  });

const WORDS = {
  release: "GST released",
  return: "GST returned",
  extend: "GST kept longer",
} as const;

type Decided = Omit<Step, "hold" | "by" | "actorId">;

/** Also one whose entry was turned back: its money is there, and nobody's. */
function end(hold: HoldRow, { decision }: Decision): Decided {
  const isLeft = !isOpenHold(hold.state) && hold.held > 0;
  if (hold.state !== "disputed" && !isLeft) throw new Problem("tax_hold_not_disputed");
  const isBack = decision === "return";
  if (isBack && !hold.isTied)
    throw new Problem("tax_hold_not_disputed", {
      path: "decision",
      msg: {
        en: "Its truck is not released yet: nothing is tied that could go back",
        hi: "इसके ट्रक का पैसा विक्रेता को अभी नहीं गया: लौटाने के लिए कुछ रुका नहीं है",
      },
    });
  const open = openPartOf(hold);
  const to = isBack ? { toBuyer: open } : { toSeller: open };
  const released = (hold.released + (to.toSeller ?? 0)) as Paise;
  const returned = (hold.returned + (to.toBuyer ?? 0)) as Paise;
  return { ...to, to: endedAs({ released, returned }), move: "decided", why: "decided" };
}

async function extend(tx: Tx, hold: HoldRow, { until }: Decision): Promise<Decided> {
  if (!isOpenHold(hold.state)) throw new Problem("tax_hold_not_open");
  const untilAt = dayOrMoment(until ?? "");
  const refuse = (msg: Words) => new Problem("invalid_input", { path: "until", msg });
  if (untilAt > latestUntil(hold.paper.dated))
    throw refuse({
      en: "At most 180 days after the paper's day: its credit ends then",
      hi: "बिल के ज़्यादा से ज़्यादा 180 दिन बाद तक: तब उसका क्रेडिट ख़त्म हो जाता है",
    });
  if (untilAt <= (await marketNow(tx)))
    throw refuse({ en: "This is over already", hi: "यह समय निकल चुका है" });
  return { to: hold.state, move: "extended", also: { untilAt } };
}

const dayOrMoment = (until: string): Date =>
  until.length === 10 ? endOfDay(until) : new Date(until);
