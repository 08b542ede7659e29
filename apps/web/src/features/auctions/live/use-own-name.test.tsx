// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signIn } from "../../../lib/session.ts";
import { useOwnName } from "./use-own-name.ts";

const asked = vi.fn<typeof fetch>();
beforeEach(() => {
  asked.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lot = { _id: "7", leader: "Bidder 1", my_bidder: null } as AuctionDetails;
const answers = (data: unknown[]) =>
  asked.mockImplementation(async () => Response.json({ is_success: true, data, errors: [] }));
function watch() {
  const read = vi.fn();
  const { rerender } = renderHook((of: AuctionDetails) => useOwnName(of, read), {
    initialProps: lot,
  });
  return { read, become: (change: Partial<AuctionDetails>) => rerender({ ...lot, ...change }) };
}
const later = () => act(() => vi.advanceTimersByTimeAsync(2500));

test("a new name that leads may be one's own, from another tab or a colleague: then everything is read (A11)", async () => {
  signIn({ token: "t", type: "buyer", name: "Meena", profile_image: null } as never);
  answers([{ product_id: "7", bidder: "Bidder 2", bid_amount: 1200, leads: true }]);
  const { read, become } = watch();
  await later();
  expect(asked).not.toHaveBeenCalled();
  become({ leader: "Bidder 2" });
  await later();
  expect(asked.mock.calls[0]?.[0]).toContain("ids=7");
  expect(read).toHaveBeenCalledOnce();
});

test("of somebody else's name one asks once, and never as who has a name here (A11)", async () => {
  signIn({ token: "t", type: "buyer", name: "Meena", profile_image: null } as never);
  answers([]);
  const { read, become } = watch();
  for (const leader of ["Bidder 2", "Bidder 1", "Bidder 2"]) {
    become({ leader });
    await later();
  }
  expect([asked.mock.calls.length, read.mock.calls.length]).toEqual([1, 0]);
  become({ leader: "Bidder 3", my_bidder: "Bidder 1" });
  await later();
  expect(asked).toHaveBeenCalledOnce();
});
