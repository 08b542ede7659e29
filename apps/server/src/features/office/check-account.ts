import type { DataOf, office } from "@rebale/contract";
import { findMismatches } from "@rebale/contract/values/checks";
import type { Db } from "../../platform/db/db.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { findBank } from "../accounts/index.ts";
import { findDuplicates, findNumbers } from "./check-account.store.ts";

type Checks = DataOf<typeof office.checkUser>;
const MAX_DUPLICATES = 20;

/** The market's own checks on an account, for the office to see. */
export async function checkAccount(db: Db, id: number): Promise<Checks> {
  const [found, duplicates] = await Promise.all([
    findNumbers(db, id),
    findDuplicates(db, [id], MAX_DUPLICATES),
  ]);
  if (!found) throw new Problem("not_found");
  const { pan_number, gst_number: gstin, ifsc, state, entity, company } = found;
  const bank = ifsc ? await findBank(ifsc) : null;
  return {
    mismatches: findMismatches({ pan: pan_number, gstin, state, entity }).map((mismatch) => ({
      ...mismatch,
      is: "is" in mismatch ? mismatch.is : null,
    })),
    bank:
      ifsc || found.account_no
        ? {
            ifsc: ifsc ?? "",
            bank: bank?.name ?? null,
            has_branch: bank?.hasBranch ?? false,
            account: found.account_no && `••••${found.account_no.slice(-4)}`,
          }
        : null,
    company:
      company === null
        ? null
        : {
            name: company,
            pan: found.pan,
            membership: found.membership as NonNullable<Checks["company"]>["membership"],
            role: found.role,
          },
    duplicates: duplicates.map(({ of: _, id: duplicate, type, status, ...rest }) => ({
      ...rest,
      _id: String(duplicate),
      type: type as office.OfficeUser["type"],
      status: status as office.OfficeUser["status"],
    })),
  };
}
