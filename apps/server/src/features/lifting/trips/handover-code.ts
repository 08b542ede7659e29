import { randomInt } from "node:crypto";

/** Four digits. @param before another than this one */
export function newHandoverCode(before?: string): string {
  const code = String(randomInt(10_000)).padStart(4, "0");
  return code === before ? newHandoverCode(before) : code;
}
