import { CHALLENGE_ANSWER } from "@rebale/contract/http/challenge";
import type { Api } from "./client.ts";
import { Refused } from "./refused.ts";

interface Given {
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

/**
 * Where many people use one network the server asks for a second of this phone in place of a wait:
 * it is worked out, and the call is made again. The cookie that comes with the answer spares the
 * next calls the same.
 * @param tell says why something that a person has begun takes longer
 */
export function withChallenge(api: Api, tell: () => void): Api {
  let working: Promise<unknown> | null = null;
  const call = async (
    operation: never,
    given: Given | undefined,
    mayWait: boolean,
  ): Promise<unknown> => {
    try {
      return await api.call(operation, given as never);
    } catch (error) {
      if (!(error instanceof Refused && error.challenge)) throw error;
      if (working && mayWait) {
        await working.catch(() => undefined);
        return call(operation, given, false);
      }
      if ((operation as { method: string }).method !== "GET") tell();
      const { challenge } = error;
      const again = async () => {
        const { workOut } = await import("./work-out.ts");
        const answer = await workOut(challenge, given?.signal);
        const headers = { ...given?.headers, [CHALLENGE_ANSWER]: answer };
        return api.call(operation, { ...given, headers } as never);
      };
      working = again();
      try {
        return await working;
      } finally {
        working = null;
      }
    }
  };
  return {
    call: (operation, ...[given]) => call(operation as never, given as never, true) as never,
  };
}
