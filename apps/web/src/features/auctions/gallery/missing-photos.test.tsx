// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import type { PhotoShot } from "@rebale/contract/listings";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MissingPhotos } from "./missing-photos.tsx";

afterEach(cleanup);

const shots = [
  { shot: "whole", title: "The whole heap" },
  { shot: "near", title: "Close up" },
  { shot: "inside", title: "A bale cut open" },
] as PhotoShot[];
const text = (lot: Partial<AuctionDetails>, known: PhotoShot[] | null = shots) =>
  render(<MissingPhotos lot={{ status: "live", ...lot } as AuctionDetails} shots={known} />)
    .container.textContent;

test("the lot's page names the needed photographs that it lacks (F53)", () => {
  const photos = { asked: [], missing: ["near", "inside"] } as AuctionDetails["photos"];
  expect(text({ photos })).toContain("Close up, A bale cut open");
  expect(text({ photos, status: "ended" })).toBe("");
  expect(text({ photos }, null)).toBe("");
  expect(text({ photos: { asked: [], missing: [] } })).toBe("");
});
