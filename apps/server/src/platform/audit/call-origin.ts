import { AsyncLocalStorage } from "node:async_hooks";

/** The network address of the call that is being answered, for the audit, and a machine's key. */
interface Origin {
  readonly address: string;
  readonly keyId: number | null;
}
const origin = new AsyncLocalStorage<Origin>();

export const withOrigin = <T>(
  address: string,
  work: () => Promise<T>,
  keyId: number | null = null,
): Promise<T> => origin.run({ address, keyId }, work);

/** Null in a job, a command or a test. */
export const callOrigin = (): string | null => origin.getStore()?.address ?? null;
export const callKey = (): number | null => origin.getStore()?.keyId ?? null;
