import type { Redis } from "ioredis";
import {
  BurstyRateLimiter,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from "rate-limiter-flexible";
import type { Config } from "./config.ts";
import { networkOf } from "./network-of.ts";
import { Problem } from "./problem.ts";

/**
 * How often somebody may do something. With Redis the counts are shared between nodes, otherwise
 * each node counts for itself.
 */
export interface Limits {
  /** @throws Problem too_many_requests with the seconds to wait */
  visitor(address: string): Promise<void>;
  member(userId: number): Promise<void>;
  bid(userId: number): Promise<void>;
  /** Codes by SMS: per phone and per address, in 15 minutes. */
  code(mobile: string, address: string): Promise<void>;
  /**
   * Password tries: per account name and address, in 15 minutes. A stranger's tries leave the
   * holder's own address alone.
   */
  signIn(email: string, address: string): Promise<void>;
  /** Forms that send mail: per address and per mail address, in 15 minutes. */
  enquiry(email: string, address: string): Promise<void>;
}

const QUARTER_HOUR = 15 * 60;

const nothing = () => undefined;
function refuse(refusal: unknown, code: "too_many_requests" | "otp_too_many"): never {
  if (refusal instanceof Error) throw refusal;
  const { msBeforeNext = 1000 } = refusal as { msBeforeNext?: number };
  throw new Problem(code, { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}

export function openLimits(config: Config, redis?: Redis): Limits {
  const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterAbstract => {
    const own = new RateLimiterMemory({ keyPrefix, points, duration });
    // While Redis is away each node counts for itself: nobody is refused for it.
    return redis
      ? new RateLimiterRedis({
          storeClient: redis,
          keyPrefix,
          points,
          duration,
          insuranceLimiter: own,
        })
      : own;
  };

  const visitors = limiter("visitor", config.RATE_VISITOR_PER_MINUTE, 60);
  const members = limiter("member", config.RATE_MEMBER_PER_MINUTE, 60);
  // An even pace of bids, and a store of them for a hot finish.
  const bids = new BurstyRateLimiter(
    limiter("bid", Math.max(1, Math.ceil(config.RATE_BIDS_PER_MINUTE / 60)), 1),
    limiter("bid-burst", config.RATE_BIDS_BURST, 60),
  );
  const codesPerPhone = limiter("code-phone", config.RATE_CODES_PER_PHONE, QUARTER_HOUR);
  const codesPerAddress = limiter("code-address", config.RATE_CODES_PER_ADDRESS, QUARTER_HOUR);
  const signIns = limiter("sign-in", 10, QUARTER_HOUR);
  const signInsPerAccount = limiter("sign-in-account", 100, QUARTER_HOUR);
  const signInsPerAddress = limiter("sign-in-address", 60, QUARTER_HOUR);

  const enquiries = limiter("enquiry", 5, QUARTER_HOUR);
  const enquiriesPerAddress = limiter("enquiry-address", 30, QUARTER_HOUR);

  const take = (
    from: { consume(key: string | number): Promise<unknown> },
    key: string | number,
    code: "too_many_requests" | "otp_too_many" = "too_many_requests",
  ): Promise<void> => from.consume(key).then(nothing, (refusal: unknown) => refuse(refusal, code));
  return {
    visitor: (address) => take(visitors, networkOf(address)),
    member: (userId) => take(members, userId),
    bid: (userId) => take(bids, userId),
    async code(mobile, address) {
      await take(codesPerAddress, networkOf(address), "otp_too_many");
      await take(codesPerPhone, mobile, "otp_too_many");
    },
    async signIn(email, address) {
      await take(signInsPerAddress, networkOf(address));
      await take(signIns, `${email} ${networkOf(address)}`);
      await take(signInsPerAccount, email);
    },
    async enquiry(email, address) {
      await take(enquiriesPerAddress, networkOf(address));
      await take(enquiries, email);
    },
  };
}
