import type { Paise } from "@rebale/contract/values/money";
import type { Db } from "../../platform/db/db.ts";
import * as journal from "../journal/index.ts";
import type { CompanyAccount } from "./accounts.rules.ts";

export type Balances = Readonly<Record<CompanyAccount, Paise>>;

const none = { deposit: 0, held: 0, paid_in: 0, proceeds: 0, tax_held: 0, leaving: 0, owed: 0 };

/** A company's, in paise; who decides by them has locked its row of `companies`. */
export const balancesOf = async (db: Db, companyId: number): Promise<Balances> =>
  ({ ...none, ...(await journal.balancesOf(db, companyId)) }) as Balances;
