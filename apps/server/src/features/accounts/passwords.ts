import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import { limitConcurrency } from "../../platform/limit-concurrency.ts";

/**
 * argon2id with 19 MiB and two passes, as OWASP asks for; two at a time, so that sign-ins never eat
 * the machine.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const limitHashing = limitConcurrency(2, 200);

export const hashPassword = (password: string): Promise<string> =>
  limitHashing(() => hash(password, COST));

/** Nobody's password: an unknown email takes as long to refuse as a wrong password. */
let decoy: Promise<string> | undefined;

export async function passwordMatches(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword(randomBytes(16).toString("hex"));
  const stored = passwordHash ?? (await decoy);
  const right = await limitHashing(() => verify(stored, password));
  return right && Boolean(passwordHash);
}
