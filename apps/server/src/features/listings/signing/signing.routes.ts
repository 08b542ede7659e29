import { listings } from "@rebale/contract";
import type { FastifyInstance } from "fastify";
import { writeAudit } from "../../../platform/audit/audit.store.ts";
import { aboutCompany } from "../../../platform/audit/audit-subjects.rules.ts";
import { marketNow } from "../../../platform/db/market-now.store.ts";
import type { Deps } from "../../../platform/deps.ts";
import { endpoint } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problems/problem.ts";
import { accountDeps } from "../../accounts/index.ts";
import { setWaiver } from "../../company-register/index.ts";
import { findOwnLot } from "../listings.store.ts";
import { presentOwnLot } from "../lots/present-lot.ts";
import { seeReserve } from "../see-reserve.ts";
import { presentVersion } from "./sheets/present-sheet.ts";
import { readSheet, readSheetsToSign } from "./sheets/read-sheet.ts";
import { sheetPaperRoutes } from "./sheets/sheet-paper.routes.ts";
import { listSheets, type VersionOfLot } from "./sheets/sheets.store.ts";
import { sendSheetCode, signLot } from "./sign-lot.ts";
import { sendSheetsCode, signManySheets } from "./sign-many.ts";

export function signingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const keyed = accountDeps(deps);
  sheetPaperRoutes(app, deps);

  endpoint(app, listings.readSheet, async ({ params, caller }) => ({
    data: await readSheet(db, caller.userId, params.id),
    server_time: (await marketNow(db)).toISOString(),
  }));

  endpoint(app, listings.sendSheetCode, async ({ params, caller, address, language }) => ({
    data: await sendSheetCode(keyed, caller, params.id, { address, language }),
  }));

  endpoint(app, listings.signSheet, async ({ params, body, caller, address }) => {
    await signLot(keyed, caller, params.id, { otp: body.otp, address });
    const row = await findOwnLot(db, { id: params.id });
    if (!row) throw new Problem("lot_not_found");
    return { data: presentOwnLot(row, await marketNow(db)), message: "You have signed the terms" };
  });

  endpoint(app, listings.sheetsToSign, async ({ caller }) => {
    const { sheets, total } = await readSheetsToSign(db, caller.userId);
    return { data: sheets, total, server_time: (await marketNow(db)).toISOString() };
  });

  endpoint(app, listings.sendSheetsCode, async ({ body, caller, address, language }) => ({
    data: await sendSheetsCode(keyed, caller, versionsOf(body.sheets), { address, language }),
  }));

  endpoint(app, listings.signSheets, async ({ body, caller, address }) => {
    const { sheets, otp } = body;
    const data = await signManySheets(keyed, caller, versionsOf(sheets), { otp, address });
    return { data, message: "You have signed the terms" };
  });

  endpoint(app, listings.sheetsOfLot, async ({ params, caller }) => {
    const lot = await findOwnLot(db, { id: params.id });
    const sees = lot !== undefined && (await seeReserve(db, caller, lot));
    const versions = (await listSheets(db, params.id)).map(({ made_by, signed_by, ...row }) => {
      const { sheet, ...version } = presentVersion(row);
      const shown = sees ? sheet : { ...sheet, reserve_price: null };
      return { ...version, sheet: shown, made_by, signed_by };
    });
    return { data: { versions } };
  });

  endpoint(app, listings.waiveSignature, async ({ params, body, caller }) => {
    await db.transaction().execute(async (tx) => {
      const company = await setWaiver(tx, params.id, { ...body, officeId: caller.userId });
      if (!company) throw new Problem("not_found");
      await writeAudit(tx, {
        adminId: caller.userId,
        action: body.waived ? "signature waived" : "signature asked",
        ...aboutCompany(params.id, company.name),
        details: {
          before: { waived: company.before },
          after: { waived: body.waived },
          reason: body.reason,
        },
      });
    });
    return { data: null };
  });
}

const versionsOf = (
  sheets: readonly { readonly product_id: number; readonly version: number }[],
): VersionOfLot[] => sheets.map(({ product_id, version }) => ({ lotId: product_id, version }));
