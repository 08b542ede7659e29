import type { Redis } from "ioredis";
import {
  BurstyRateLimiter,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from "rate-limiter-flexible";
import type { Config } from "../../config.ts";
import { networkOf, widerNetworkOf } from "../addresses/network-of.ts";
import { Problem } from "../problems/problem.ts";

/**
 * How often somebody may do something. With Redis the counts are shared between nodes, otherwise
 * each node counts for itself.
 */
export interface Limits {
  /** @throws Problem too_many_requests with the seconds to wait */
  visitor(address: string): Promise<void>;
  member(userId: number): Promise<void>;
  /** A phone at a gate: as often as a member. */
  gate(deviceId: number): Promise<void>;
  bid(userId: number): Promise<void>;
  /**
   * Codes by SMS, and with each the word whether a phone is registered: per phone, address and
   * wider network. A device that is known to the phone's account has a limit of its own.
   */
  code(mobile: string, address: string, device?: string): Promise<void>;
  /**
   * Takes one attempt, at a code or a password, from the budgets of who tries; the answer gives it
   * back, for an attempt that was right. The waits grow: a minute, a quarter of an hour, a day. An
   * account as such has no budget: strangers would use it up and keep the holder out. A device
   * that is known to the account is held to its own attempts alone.
   */
  attempt(by: AttemptSource): Promise<() => Promise<void>>;
  /** Links to set a password: per mail address, address and wider network. */
  passwordLink(email: string, address: string): Promise<void>;
  /** A picture that is rendered anew for an address. */
  rendition(address: string): Promise<void>;
  /** Bytes of files that an account sends, in a day. */
  upload(userId: number, bytes: number): Promise<void>;
  /** Forms that send mail: per address and per mail address, in 15 minutes. */
  enquiry(email: string, address: string): Promise<void>;
}

export interface AttemptSource {
  readonly address: string;
  /** What is tried: a mobile, or a kind of sign-in and a mail address. */
  readonly account: string;
  /** Known to that account. */
  readonly device?: string | undefined;
}

const MINUTE = 60;
const QUARTER_HOUR = 15 * 60;
const DAY = 24 * 3600;
/** Who mistypes a code need not wait before it is used up. */
const TRIES_OF_A_CODE = 5;
/** The wider network of an address may be many honest people's: it has so many times as much. */
const WIDER = 3;

type Budget = readonly [readonly RateLimiterAbstract[], string];

const nothing = () => undefined;
function refuse(refusal: unknown, code: "too_many_requests" | "otp_too_many"): never {
  if (refusal instanceof Error) throw refusal;
  const { msBeforeNext = 1000 } = refusal as { msBeforeNext?: number };
  throw new Problem(code, { retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)) });
}

export function createLimits(config: Config, redis?: Redis): Limits {
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
  const daily = (name: string, perQuarterHour: number) => [
    limiter(name, perQuarterHour, QUARTER_HOUR),
    limiter(`${name}-day`, 5 * perQuarterHour, DAY),
  ];
  /** Limits of growing length; the shortest comes first, so that it spares the longer ones. */
  const growing = (name: string, perQuarterHour: number) => [
    limiter(`${name}-minute`, Math.max(TRIES_OF_A_CODE, Math.ceil(perQuarterHour / 3)), MINUTE),
    ...daily(name, perQuarterHour),
  ];
  const codesPerPhone = [limiter("code-phone", config.RATE_CODES_PER_PHONE, QUARTER_HOUR)];
  const codesPerDevice = [limiter("code-device", config.RATE_CODES_PER_PHONE, QUARTER_HOUR)];
  const linksPerMail = [limiter("link-mail", config.RATE_CODES_PER_PHONE, QUARTER_HOUR)];
  const codesPerAddress = daily("code-address", config.RATE_CODES_PER_ADDRESS);
  const codesPerNetwork = daily("code-network", WIDER * config.RATE_CODES_PER_ADDRESS);
  const attemptsOfOne = Math.ceil(config.RATE_WRONG_GUESSES / 2);
  const attemptsPerDevice = growing("guess-device", attemptsOfOne);
  const attemptsOnAccount = growing("guess-one", attemptsOfOne);
  const attemptsPerAddress = growing("guess-address", config.RATE_WRONG_GUESSES);
  const attemptsPerNetwork = growing("guess-network", WIDER * config.RATE_WRONG_GUESSES);

  const renditions = limiter("rendition", config.RATE_RENDITIONS_PER_MINUTE, MINUTE);
  const uploadedKilobytes = limiter("upload", 1024 * config.RATE_UPLOAD_MB_PER_DAY, DAY);
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
    gate: (deviceId) => take(members, `gate ${deviceId}`),
    bid: (userId) => take(bids, userId),
    async code(mobile, address, device) {
      const budgets: Budget[] = device
        ? [[codesPerDevice, `${device} ${mobile}`]]
        : [
            [codesPerAddress, networkOf(address)],
            [codesPerNetwork, widerNetworkOf(address)],
            [codesPerPhone, mobile],
          ];
      for (const [limiters, key] of budgets)
        for (const each of limiters) await take(each, key, "otp_too_many");
    },
    async passwordLink(email, address) {
      // Whoever walks through phones or mail addresses has one budget for both.
      const budgets: Budget[] = [
        [codesPerAddress, networkOf(address)],
        [codesPerNetwork, widerNetworkOf(address)],
        [linksPerMail, email],
      ];
      for (const [limiters, key] of budgets) for (const each of limiters) await take(each, key);
    },
    async attempt({ address, account, device }) {
      const budgets: Budget[] = device
        ? [[attemptsPerDevice, `${device} ${account}`]]
        : [
            [attemptsPerAddress, networkOf(address)],
            [attemptsPerNetwork, widerNetworkOf(address)],
            [attemptsOnAccount, `${networkOf(address)} ${account}`],
          ];
      for (const [limiters, key] of budgets) for (const each of limiters) await take(each, key);
      return async () => {
        await Promise.all(
          budgets.flatMap(([limiters, key]) => limiters.map((each) => each.reward(key, 1))),
        );
      };
    },
    rendition: (address) => take(renditions, networkOf(address)),
    upload: (userId, bytes) =>
      uploadedKilobytes
        .consume(userId, Math.ceil(bytes / 1024))
        .then(nothing, (refusal: unknown) => refuse(refusal, "too_many_requests")),
    async enquiry(email, address) {
      await take(enquiriesPerAddress, networkOf(address));
      await take(enquiries, email);
    },
  };
}
