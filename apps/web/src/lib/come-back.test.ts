import { expect, test } from "vitest";
import { loginFor, nextAfterLogin } from "./come-back.ts";

test("a login for a lot comes back to it, and leads nowhere else (S2.43)", () => {
  const asked = new URL(loginFor({ url: "pet-bales-12" }), "http://localhost");
  expect(nextAfterLogin(asked.searchParams)).toBe("/auctiondetail/pet-bales-12");
  for (const next of ["", "//evil.example", "https://evil.example", "/auctiondetail/../admin"])
    expect(nextAfterLogin(new URLSearchParams({ next }))).toBe("/dashboard");
});
