import { formatRupees, type Paise, rupees } from "@rebale/contract";
import type { Words } from "@rebale/contract/values/complaint";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import type { Tx } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { type FieldFault, Problem } from "../../../platform/http/problems/problem.ts";
import { firstOfTwo } from "../../../platform/two-persons/first-of-two.ts";
import { bankAtEndOf, closeDay, closedDays, lockDay } from "../../journal/index.ts";
import { verifyJournal } from "../../journal-desk/index.ts";
import { ensureDemoAccount, holdStatements } from "../holder-accounts/holder-accounts.store.ts";
import {
  checkDay,
  findCheck,
  isOver,
  type OpenItem,
  openItems,
  statedAtEndOf,
} from "./open-items.store.ts";

interface Closed {
  readonly state: "checked" | "closed";
  readonly hash: string | null;
}

/**
 * Checked by one person, closed by another; either only where nothing of it is open.
 * @throws Problem day_closed_already; day_open_items, which names each; second_person_needed
 */
export async function closeMoneyDay(
  { db, config }: Pick<Deps, "db" | "config">,
  adminId: number,
  day: string,
): Promise<Closed> {
  await ensureDemoAccount(db, config);
  const { market: broken } = await verifyJournal(db);
  return db.transaction().execute(async (tx) => {
    await holdStatements(tx);
    const [last] = await closedDays(tx, 1);
    if (last && last.day >= day) throw new Problem("day_closed_already");
    if (!(await isOver(tx, day)))
      throw openProblem([
        { path: "day", msg: { en: "This day is not over yet", hi: "यह दिन अभी पूरा नहीं हुआ है" } },
      ]);
    await lockDay(tx, day);
    const stated = await statedAtEndOf(tx, day);
    const errors = await complaintsOf(tx, day, stated, broken);
    if (errors.length > 0) throw openProblem(errors);
    const checkedBy = await firstOfTwo(tx, adminId, await findCheck(tx, day));
    const isSecond = checkedBy !== null;
    if (!isSecond) await checkDay(tx, day, adminId);
    await writeAudit(tx, {
      adminId,
      action: isSecond ? "day closed" : "day checked",
      subject: `Day ${day}`,
      details: { day, bank_paise: stated },
    });
    if (!isSecond) return { state: "checked", hash: null };
    const persons = { checkedBy, closedBy: adminId };
    const { hash } = await closeDay(tx, { day, bankStatement: stated, ...persons });
    return { state: "closed", hash };
  });
}

const openProblem = (errors: FieldFault[]) => new Problem("day_open_items", { errors });

async function complaintsOf(
  tx: Tx,
  day: string,
  stated: Paise,
  broken: string | null,
): Promise<FieldFault[]> {
  const booked = await bankAtEndOf(tx, day);
  const items = await openItems(tx, day);
  return [
    ...items.map(complaint),
    ...(stated === booked
      ? []
      : [
          {
            path: "bank",
            msg: {
              en: `The statements come to ${money(stated)}, the journal to ${money(booked)}`,
              hi: `स्टेटमेंट का जोड़ ${money(stated)} है, और जर्नल का ${money(booked)}`,
            },
          },
        ]),
    ...(broken === null
      ? []
      : [
          {
            path: "journal",
            msg: {
              en: `The journal does not add up: ${broken}`,
              hi: `जर्नल का हिसाब नहीं मिलता: ${broken}`,
            },
          },
        ]),
  ];
}

const money = (amount: Paise) => formatRupees(rupees(amount));

function complaint({ kind, id, name, amount, day }: OpenItem): FieldFault {
  const sum = money(amount);
  const words: Readonly<Record<OpenItem["kind"], Words>> = {
    holder_accounts: {
      en: `No statement of ${name} that was read after this day`,
      hi: `इस दिन के बाद ${name} का कोई स्टेटमेंट नहीं डाला गया`,
    },
    receipts: {
      en: `${name}: ${sum} of ${day} has no company yet`,
      hi: `${name}: ${day} के ${sum} की कंपनी अभी पता नहीं`,
    },
    statement_lines: {
      en: `${name}: ${sum} of ${day} in the statement is not known here`,
      hi: `${name}: स्टेटमेंट में ${day} के ${sum} का यहाँ पता नहीं`,
    },
    withdrawals: {
      en: `${name}: ${sum} sent on ${day} is not in the statement`,
      hi: `${name}: ${day} को भेजे ${sum} स्टेटमेंट में नहीं हैं`,
    },
    entries: {
      en: `${name}: ${sum} settled on ${day} is not in the statement`,
      hi: `${name}: ${day} का ${sum} का सेटलमेंट स्टेटमेंट में नहीं है`,
    },
  };
  return { path: `${kind}/${id}`, msg: words[kind] };
}
