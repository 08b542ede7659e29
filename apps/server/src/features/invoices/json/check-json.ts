import type { Words } from "@rebale/contract/values/complaint";
import { Ajv, type ErrorObject } from "ajv";
import { type FieldFault, Problem } from "../../../platform/http/problems/problem.ts";
import type { Paper } from "../paper.ts";
import { type Eway, ewayOf } from "./eway.rules.ts";
import { ewaySchema } from "./eway-schema.ts";
import { type Inv01, inv01Of } from "./inv01.rules.ts";
import { inv01Schema } from "./inv01-schema.ts";
import type { ShipTo } from "./own-yard.rules.ts";
import { ewayFaults, inv01Faults } from "./totals.rules.ts";

// Rupees are fractions in binary: a hundredth is as near as the largest amounts are written.
const ajv = new Ajv({ allErrors: true, multipleOfPrecision: 3 });
const isInv01 = ajv.compile(inv01Schema);
const isEway = ajv.compile(ewaySchema);

/** @throws Problem schema_unmet with the paths in the file */
export function inv01File(paper: Paper, shipTo: ShipTo): Inv01 {
  const file = inv01Of(paper, shipTo);
  refuse(isInv01(file) ? inv01Faults(file) : faultsOf(isInv01.errors));
  return file;
}

/** @throws Problem schema_unmet with the paths in the file */
export function ewayFile(paper: Paper, shipTo: ShipTo): Eway {
  const file = ewayOf(paper, shipTo);
  refuse(isEway(file) ? ewayFaults(file) : faultsOf(isEway.errors));
  return file;
}

function refuse(faults: readonly FieldFault[]): void {
  if (faults.length > 0) throw new Problem("schema_unmet", { errors: faults.slice(0, 50) });
}

const MISSING = { en: "Is missing", hi: "यह नहीं है" };
/** @param message in English: the library has no other */
const unfit = (message: string) => ({ en: message, hi: "पोर्टल इसे ऐसे नहीं लेता" });

/** One for each field: of several alternatives that did not fit, the first. */
function faultsOf(errors: readonly ErrorObject[] | null | undefined): FieldFault[] {
  const faults = new Map<string, Words>();
  for (const { instancePath, keyword, params, message = "" } of errors ?? []) {
    const at = instancePath.slice(1).replaceAll("/", ".");
    const missing = keyword === "required" ? String(params.missingProperty) : "";
    const path = [at, missing].filter(Boolean).join(".");
    if (!faults.has(path)) faults.set(path, missing ? MISSING : unfit(message));
  }
  return [...faults].map(([path, msg]) => ({ path, msg }));
}
