import type { Redis } from "ioredis";
import {
  BurstyRateLimiter,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from "rate-limiter-flexible";
import type { Config } from "../../config.ts";
import type { Window } from "./budgets.ts";
import { CHALLENGE_LASTS } from "./challenge.ts";

const MINUTE = 60;
const QUARTER_HOUR = 15 * 60;
const DAY = 24 * 3600;
/** A user who mistypes a code need not wait before it is used up. */
const TRIES_OF_A_CODE = 5;
/** The wider network of an address may be many honest people's: it has so many times as much. */
const WIDER = 3;
/** The factor for all together who worked for it. */
const RAISED = 10;
/** An attempt that is wrong may be a guess, and four digits are few. */
const RAISED_GUESSES = 3;

/** The limits, each with its time. A name is the beginning of a key in Redis. */
export function createWindows(config: Config, redis?: Redis) {
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

  const window = (name: string, free: number, seconds: number, raise = 1): Window => ({
    limiter: limiter(name, raise * free, seconds),
    free,
  });
  const daily = (name: string, perQuarterHour: number, raise = 1) => [
    window(name, perQuarterHour, QUARTER_HOUR, raise),
    window(`${name}-day`, 5 * perQuarterHour, DAY, raise),
  ];
  /** Limits of growing length; the shortest comes first. */
  const growing = (name: string, perQuarterHour: number, raise = 1) => [
    window(
      `${name}-minute`,
      Math.max(TRIES_OF_A_CODE, Math.ceil(perQuarterHour / 3)),
      MINUTE,
      raise,
    ),
    ...daily(name, perQuarterHour, raise),
  ];
  const {
    RATE_CODES_PER_PHONE: ofPhone,
    RATE_CODES_PER_ADDRESS: ofAddress,
    RATE_WRONG_GUESSES: guesses,
  } = config;
  const attemptsOfOne = Math.ceil(guesses / 2);
  return {
    members: limiter("member", config.RATE_MEMBER_PER_MINUTE, MINUTE),
    // An even pace of bids, and a store of them for a hot finish.
    bids: new BurstyRateLimiter(
      limiter("bid", Math.max(1, Math.ceil(config.RATE_BIDS_PER_MINUTE / 60)), 1),
      limiter("bid-burst", config.RATE_BIDS_BURST, MINUTE),
    ),
    visitors: [window("visitor", config.RATE_VISITOR_PER_MINUTE, MINUTE, RAISED)],
    visitorsOfDevice: [window("visitor-device", config.RATE_VISITOR_PER_MINUTE, MINUTE)],
    codesPerPhone: [window("code-phone", ofPhone, QUARTER_HOUR)],
    codesOfKnown: [window("code-device", ofPhone, QUARTER_HOUR)],
    codesOfDevice: daily("code-newcomer", ofPhone),
    linksPerMail: [window("link-mail", ofPhone, QUARTER_HOUR)],
    codesPerAddress: daily("code-address", ofAddress, RAISED),
    codesPerNetwork: daily("code-network", WIDER * ofAddress, RAISED),
    attemptsOfKnown: growing("guess-device", attemptsOfOne),
    attemptsOfDevice: growing("guess-newcomer", attemptsOfOne),
    attemptsOnAccount: growing("guess-one", attemptsOfOne),
    attemptsPerAddress: growing("guess-address", guesses, RAISED_GUESSES),
    attemptsPerNetwork: growing("guess-network", WIDER * guesses, RAISED_GUESSES),
    enquiries: [window("enquiry", 5, QUARTER_HOUR)],
    enquiriesOfDevice: [window("enquiry-device", 5, QUARTER_HOUR)],
    enquiriesPerAddress: [window("enquiry-address", 30, QUARTER_HOUR, RAISED)],
    /** Each counts once. */
    answers: limiter("challenge", 1, CHALLENGE_LASTS / 1000),
    renditions: limiter("rendition", config.RATE_RENDITIONS_PER_MINUTE, MINUTE),
    uploadedKilobytes: limiter("upload", 1024 * config.RATE_UPLOAD_MB_PER_DAY, DAY),
  };
}
