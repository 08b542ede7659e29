// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { currentSession, removeSession, signIn } from "./session.ts";

const member = { token: "t-1", type: "buyer", name: "Asha", profile_image: null } as const;

afterEach(() => {
  vi.restoreAllMocks();
  void removeSession();
});

test("where storage is full or forbidden one is signed in for this tab", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  signIn(member);
  expect(currentSession()).toMatchObject({ token: "t-1", type: "buyer", name: "Asha" });
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "clear").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  signIn({ ...member, token: "t-2" });
  expect(currentSession().token).toBe("t-2");
  void removeSession();
  expect(currentSession().token).toBeNull();
});
