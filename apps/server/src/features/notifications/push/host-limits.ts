import {
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
  type IPolicy,
  wrap,
} from "cockatiel";
import { LRUCache } from "lru-cache";

export interface HostLimitSettings {
  /** Calls to one host at a time; as many again may wait for a slot. */
  readonly atOnce: number;
  /** Failures in a row after which a host is left alone. */
  readonly failures: number;
  /** Milliseconds until one call tries it again. */
  readonly restFor: number;
}

/** Hosts that are known at a time; one that was dropped starts anew. */
const MAX_HOSTS = 500;

/** A status of 500 and above counts as a failure, as an error does. */
const failed = handleAll.orWhenResult((status) => typeof status === "number" && status >= 500);

/**
 * Calls to hosts that visitors name: each host has so many slots and a circuit breaker of its own,
 * so one that hangs soon costs nothing and delays no other.
 */
export function createHostLimits({ atOnce, failures, restFor }: HostLimitSettings) {
  const policies = new LRUCache<string, IPolicy>({ max: MAX_HOSTS });
  const policyOf = (host: string): IPolicy => {
    const cached = policies.get(host);
    if (cached) return cached;
    const policy = wrap(
      bulkhead(atOnce, atOnce),
      circuitBreaker(failed, {
        halfOpenAfter: restFor,
        breaker: new ConsecutiveBreaker(failures),
      }),
    );
    policies.set(host, policy);
    return policy;
  };
  /** @throws while the host is left alone or has no slot left, without calling `call` */
  return (host: string, call: () => Promise<number>): Promise<number> =>
    policyOf(host).execute(call);
}
