import { hash } from "node:crypto";
import { Problem } from "./problems/problem.ts";

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The `Idempotency-Key` of a call, if it carries one. */
export function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined || (typeof header === "string" && KEY.test(header))) return header;
  throw new Problem("invalid_input", {
    path: "Idempotency-Key",
    msg: { en: "Use 1 to 200 visible characters", hi: "1 से 200 दिखने वाले अक्षर रखिए" },
  });
}

/** A machine's, as its key's own: the same of its maker, or of another key, is another. */
export const ofMachine = (keyId: number, header: string): string =>
  KEY.test(header) ? hash("sha256", `key ${keyId} ${header}`, "base64url") : header;
