import { expect, test } from "vitest";
import { CODE_LIFETIME, checkCode, checkCodes, hashCode, MAX_TRIES } from "./codes.rules.ts";

const sentAt = new Date("2026-11-21T10:00:00Z");
const later = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000);
const right = hashCode("pepper", "9800000001", "0042");
const wrong = hashCode("pepper", "9800000001", "0043");
const sent = { code_hash: right, attempts: 0, expires_at: later(CODE_LIFETIME), used_at: null };

test("the right code counts until the fifth minute ends", () => {
  expect(checkCode(sent, [right], later(299))).toBe("right");
  expect(checkCode(sent, [right], later(300))).toBe("otp_expired");
});

test("a wrong code is a mismatch, and after five tries even the right one is no longer valid", () => {
  expect(checkCode(sent, [wrong], sentAt)).toBe("otp_mismatch");
  expect(checkCode({ ...sent, attempts: MAX_TRIES - 1 }, [right], sentAt)).toBe("right");
  expect(checkCode({ ...sent, attempts: MAX_TRIES }, [right], sentAt)).toBe("otp_expired");
});

test("a code is good for one time only", () => {
  expect(checkCode({ ...sent, used_at: sentAt }, [right], sentAt)).toBe("otp_expired");
});

test("the same code hashes differently for another phone and for another market", () => {
  expect(hashCode("pepper", "9800000002", "0042")).not.toBe(right);
  expect(hashCode("salt", "9800000001", "0042")).not.toBe(right);
});

test("while the key of the hashes is changed a code counts under either (T14)", () => {
  expect(checkCode(sent, [hashCode("newer", "9800000001", "0042"), right], sentAt)).toBe("right");
  expect(checkCode(sent, [hashCode("newer", "9800000001", "0042")], sentAt)).toBe("otp_mismatch");
});

test("of two codes the first is right as well, within its own five minutes and tries", () => {
  const second = { ...sent, code_hash: wrong, expires_at: later(CODE_LIFETIME + 60) };
  const check = (first: object, newest: object = {}, at = later(61)) =>
    checkCodes(
      [
        { ...second, ...newest },
        { ...sent, ...first },
      ],
      [right],
      at,
    );
  expect(check({})).toBe("right");
  expect(check({}, {}, later(300))).toBe("otp_mismatch");
  expect(check({ used_at: sentAt })).toBe("otp_mismatch");
  expect(check({ attempts: MAX_TRIES })).toBe("otp_mismatch");
  expect(check({}, { attempts: MAX_TRIES })).toBe("otp_expired");
  expect(check({}, { used_at: sentAt })).toBe("otp_expired");
  expect(checkCodes([], [right], sentAt)).toBe("otp_mismatch");
});
