// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signIn } from "../../../lib/session/session.ts";
import { useOwnName } from "./use-own-name.ts";

beforeEach(() => {
  vi.useFakeTimers();
  signIn({ token: "t", type: "buyer", name: "Meena", profile_image: null });
});
afterEach(() => void vi.useRealTimers());

const lot = { _id: "7", leader: "Bidder 1", my_bidder: null } as AuctionDetails;
function watch({ has }: { has: boolean }) {
  const read = vi.fn();
  const hasPart = vi.fn(async (_: string) => has);
  const { rerender } = renderHook((of: AuctionDetails) => useOwnName(of, hasPart, read), {
    initialProps: lot,
  });
  const become = async (change: Partial<AuctionDetails>) => {
    rerender({ ...lot, ...change });
    await act(() => vi.advanceTimersByTimeAsync(2500));
  };
  return { read, hasPart, become };
}

test("a new name that leads may be one's own, from another tab or a colleague: then everything is read (A11)", async () => {
  const { read, hasPart, become } = watch({ has: true });
  await become({});
  expect(hasPart).not.toHaveBeenCalled();
  await become({ leader: "Bidder 2" });
  expect(hasPart).toHaveBeenCalledWith("7");
  expect(read).toHaveBeenCalledOnce();
});

test("of somebody else's name one asks once, and never as who has a name here (A11)", async () => {
  const { read, hasPart, become } = watch({ has: false });
  for (const leader of ["Bidder 2", "Bidder 1", "Bidder 2"]) await become({ leader });
  expect([hasPart.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
  await become({ leader: "Bidder 3", my_bidder: "Bidder 1" });
  expect(hasPart).toHaveBeenCalledOnce();
});
