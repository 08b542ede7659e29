import { accounts, type DataOf, type personalData } from "@rebale/contract";
import { companyDocumentPath } from "@rebale/contract/companies/documents";
import { inSnapshot } from "../../../platform/db/db.ts";
import type { Deps } from "../../../platform/deps.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { readNotice } from "../../notifications/index.ts";
import { PAPER_FIELDS } from "../../papers/index.ts";
import { personalTables } from "../columns/personal-columns.ts";
import { findPerson } from "../whose.store.ts";
import { rowsOn } from "./export.store.ts";

type Export = DataOf<typeof personalData.exportOwn>;
/** Rows of a table at most: somebody who bids all day still gets an answer. */
const MAX_ROWS = 10_000;

const notShown = [
  { what: "Passwords, codes, keys and tokens", why: "They are kept hashed, and open the account" },
  { what: "Checks for fraud", why: "DPDP Act 2023, s. 17(1), clause c: prevention of offences" },
  {
    what: "Notes of the office on enquiries",
    why: "They are for its own work, and may speak of others",
  },
  {
    what: "Bids of the ledger one by one",
    why: "They are public under your alias at each auction",
  },
];

/** All we hold on a person, as of one moment. */
export function exportOwn({ db, clock }: Pick<Deps, "db" | "clock">, id: number): Promise<Export> {
  return inSnapshot(db, async (snapshot) => {
    const person = await findPerson(snapshot, id);
    if (!person) throw new Problem("sign_in_first");
    const held: Export["held"] = {};
    for (const [name, table] of Object.entries(personalTables)) {
      const rows = await rowsOn(snapshot, name, table, person, MAX_ROWS);
      if (rows.length > 0) held[name] = name === "notifications" ? rows.map(inWords) : rows;
    }
    const { users = [], account_papers: papers, ...others } = held;
    return {
      made_at: clock.now().toISOString(),
      held: {
        users: users.map((user) => ({ ...user, ...nothingGiven, ...papers?.[0] })),
        ...others,
      },
      documents: [
        ...documentsOf(held.documents, accounts.documentPath),
        ...documentsOf(held.company_documents, companyDocumentPath),
      ],
      not_shown: notShown,
      shortened: Object.keys(held).filter((name) => held[name]?.length === MAX_ROWS),
    };
  });
}

/** An account's own fields are exported with it. */
const nothingGiven = Object.fromEntries(PAPER_FIELDS.map((field) => [field, null]));

/** A notice says in its row what it is made of, here what was read. */
const inWords = (row: Record<string, unknown>) => ({ ...row, ...readNotice(row, "en") });

const documentsOf = (rows: Export["held"][string] | undefined, path: string) =>
  (rows ?? []).map(({ file, media_type }) => ({
    file: String(file),
    media_type: String(media_type),
    path: path.replace("{file}", String(file)),
  }));
