import type { Redis } from "ioredis";
import { type Clock, systemClock } from "../../clock.ts";
import type { Config } from "../../config.ts";
import { networkOf, widerNetworkOf } from "../addresses/network-of.ts";
import { isOurDevice } from "../device.ts";
import { Problem } from "../problems/problem.ts";
import { type Budget, giveBack, Spent, takeFirst, type Way, type Window } from "./budgets.ts";
import { issueChallenge, readAnswer } from "./challenge.ts";
import { createTurns } from "./in-turn.ts";
import { createWindows } from "./windows.ts";

/**
 * How often somebody may do something. With Redis the counts are shared between nodes, otherwise
 * each node counts for itself. Many people share an address: beyond what anybody may, a browser
 * with our cookie has a budget of its own, and others are asked to work for it (`challenge.ts`).
 */
export interface Limits {
  /** Whether an answer to a challenge is right; each counts once. */
  isWorkedOut(answer: string): Promise<boolean>;
  /** @throws Problem too_many_requests with the seconds to wait */
  visitor(visitor: Visitor): Promise<void>;
  member(userId: number): Promise<void>;
  /** A phone at a gate: as often as a member. */
  gate(deviceId: number): Promise<void>;
  /** A machine's key: as often as a member, and beside its maker. */
  key(keyId: number): Promise<void>;
  /** @param keyId of the key that bids, which has a pace of its own */
  bid(userId: number, keyId?: number): Promise<void>;
  /**
   * Codes by SMS, and with each the word whether a phone is registered: per phone, address and
   * wider network.
   * @param known as of an attempt
   */
  code(mobile: string, visitor: Visitor, known?: string): Promise<void>;
  /** A code that was typed correctly was no flood: gives it back to where it was asked for. */
  goodCode(address: string): Promise<void>;
  /**
   * Makes one attempt, at a code or a password, which costs nothing when it was right. The waits
   * grow: a minute, a quarter of an hour, a day. An account as such has no budget: strangers would
   * use it up and keep the holder out.
   */
  attempt<T>(by: Attempt, work: () => Promise<T>, isRight: (done: T) => boolean): Promise<T>;
  /** Links to set a password: per mail address, address and wider network. */
  passwordLink(email: string, visitor: Visitor): Promise<void>;
  /** A picture that is rendered anew for an address. */
  rendition(address: string): Promise<void>;
  /** Bytes of files that an account sends, in a day. */
  upload(userId: number, bytes: number): Promise<void>;
  /** Forms that send mail: per address and per mail address, in 15 minutes. */
  enquiry(email: string, visitor: Visitor): Promise<void>;
}

export interface Visitor {
  readonly address: string;
  /** The token of the browser's cookie, whoever made it. */
  readonly device?: string | null;
  /** The answer to a challenge came with the call. */
  readonly hasWorked?: boolean;
}

export interface Attempt extends Visitor {
  /** The account tried: a mobile, or a kind of sign-in and a mail address. */
  readonly account: string;
  /** A device or session of that account: it is held to its own attempts alone. */
  readonly known?: string | undefined;
  /** Only the holder can be right: what they mistyped before is given back as well. */
  readonly isHolders?: boolean;
}

type Refusal = "too_many_requests" | "otp_too_many";

const nothing = () => undefined;
function refuse(
  refusal: unknown,
  code: Refusal,
  challenge?: ReturnType<typeof issueChallenge>,
): never {
  if (refusal instanceof Error) throw refusal;
  const { msBeforeNext = 1000 } = refusal as { msBeforeNext?: number };
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  throw new Problem(code, { retryAfter, challenge });
}
const raised = (budget: Budget): Budget => ({ ...budget, isRaised: true });

export function createLimits(config: Config, redis?: Redis, clock: Clock = systemClock): Limits {
  const of = createWindows(config, redis);
  const take = (
    from: { consume(key: string | number): Promise<unknown> },
    key: string | number,
  ): Promise<void> =>
    from.consume(key).then(nothing, (refusal: unknown) => refuse(refusal, "too_many_requests"));

  const addressOf = (windows: readonly Window[], address: string): Budget => ({
    windows,
    key: networkOf(address),
    isShared: true,
  });
  const networkFor = (windows: readonly Window[], address: string): Budget => ({
    windows,
    key: widerNetworkOf(address),
    isShared: true,
  });
  const codesAt = (address: string): Way => [
    addressOf(of.codesPerAddress, address),
    networkFor(of.codesPerNetwork, address),
  ];
  /** Browsers with our cookie first, each with a budget of its own; then as anybody. */
  const waysOf = (
    { device, hasWorked }: Visitor,
    ofDevice: readonly Window[],
    shared: Way,
    own: Way = [],
  ): Way[] => [
    ...(device && isOurDevice(config, device)
      ? [[{ windows: ofDevice, key: device }, ...shared.map(raised), ...own]]
      : []),
    [...(hasWorked ? shared.map(raised) : shared), ...own],
  ];
  /** With the work that lets the caller in all the same, where it would. */
  const refuseSpent = (refusals: unknown, { hasWorked }: Visitor, code: Refusal): never => {
    const last: unknown = Array.isArray(refusals) ? refusals.at(-1) : refusals;
    const mayWork = last instanceof Spent && last.budget.isShared && !hasWorked;
    return refuse(last, code, mayWork ? issueChallenge(config, clock.now()) : undefined);
  };
  const takeOf = (ways: Way[], visitor: Visitor, code: Refusal = "too_many_requests") =>
    takeFirst(ways).then(nothing, (refusals: unknown) => refuseSpent(refusals, visitor, code));
  const inTurn = createTurns();

  return {
    async isWorkedOut(answer) {
      const text = readAnswer(config, answer, clock.now());
      return (
        text !== null &&
        of.answers.consume(text).then(
          () => true,
          () => false,
        )
      );
    },
    visitor: (visitor) =>
      takeOf(
        waysOf(visitor, of.visitorsOfDevice, [addressOf(of.visitors, visitor.address)]),
        visitor,
      ),
    member: (userId) => take(of.members, userId),
    gate: (deviceId) => take(of.members, `gate ${deviceId}`),
    key: (keyId) => take(of.members, `key ${keyId}`),
    bid: (userId, keyId) => take(of.bids, keyId === undefined ? userId : `key ${keyId}`),
    async code(mobile, visitor, known) {
      const ofPhoneAlone = { windows: of.codesPerPhone, key: mobile };
      const ways = known
        ? [[{ windows: of.codesOfKnown, key: `${known} ${mobile}` }]]
        : waysOf(visitor, of.codesOfDevice, codesAt(visitor.address), [ofPhoneAlone]);
      await takeOf(ways, visitor, "otp_too_many");
    },
    goodCode: (address) => giveBack(codesAt(address)),
    async passwordLink(email, visitor) {
      // Whoever walks through phones or mail addresses has one budget for both.
      const own = [{ windows: of.linksPerMail, key: email }];
      await takeOf(waysOf(visitor, of.codesOfDevice, codesAt(visitor.address), own), visitor);
    },
    async attempt(by, work, isRight) {
      const { address, account, known, isHolders } = by;
      const shared = [
        addressOf(of.attemptsPerAddress, address),
        networkFor(of.attemptsPerNetwork, address),
      ];
      const own: Budget = known
        ? { windows: of.attemptsOfKnown, key: `${known} ${account}` }
        : { windows: of.attemptsOnAccount, key: `${networkOf(address)} ${account}` };
      const ways = known ? [[own]] : waysOf(by, of.attemptsOfDevice, shared, [own]);
      const asked = inTurn(known ?? widerNetworkOf(address), ways, async (way) => {
        const done = await work();
        if (isRight(done)) await giveBack(way, isHolders ? await mistyped(own) : []);
        return done;
      });
      return asked.catch((refusals: unknown) => refuseSpent(refusals, by, "too_many_requests"));
    },
    rendition: (address) => take(of.renditions, networkOf(address)),
    upload: (userId, bytes) =>
      of.uploadedKilobytes
        .consume(userId, Math.ceil(bytes / 1024))
        .then(nothing, (refusal: unknown) => refuse(refusal, "too_many_requests")),
    async enquiry(email, visitor) {
      const shared = [addressOf(of.enquiriesPerAddress, visitor.address)];
      const own = [{ windows: of.enquiries, key: email }];
      await takeOf(waysOf(visitor, of.enquiriesOfDevice, shared, own), visitor);
    },
  };
}

/** This one and those before it, by window. */
const mistyped = ({ windows, key }: Budget): Promise<number[]> =>
  Promise.all(windows.map(async ({ limiter }) => (await limiter.get(key))?.consumedPoints ?? 1));
