// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import { renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useHolds } from "./use-holds.ts";

const deposit = { kind: "percent", percent: 10 } as AuctionDetails["deposit"];

function watch(first: Partial<AuctionDetails>) {
  const read = vi.fn();
  const { rerender } = renderHook(
    (of: Partial<AuctionDetails>) =>
      useHolds({ deposit, standing: null, ...of } as AuctionDetails, read),
    { initialProps: first },
  );
  return { read, rerender };
}

test("the deposit is read again as one is outbid or leads, and for no other bid (M7)", () => {
  const { read, rerender } = watch({ standing: "leading" });
  rerender({ standing: "leading", heightest: 108 });
  expect(read).not.toHaveBeenCalled();
  rerender({ standing: "outbid" });
  expect(read).toHaveBeenCalledTimes(1);
  rerender({ standing: "leading" });
  expect(read).toHaveBeenCalledTimes(2);
});

test("a lot without a deposit changes nothing of it", () => {
  const { read, rerender } = watch({ standing: "leading", deposit: null });
  rerender({ standing: "outbid", deposit: null });
  expect(read).not.toHaveBeenCalled();
});
