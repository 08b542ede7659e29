import { expect, test } from "vitest";
import { loginAgain, loginFor, loginForEvent } from "./come-back.ts";
import { nextAfterLogin } from "./next-after-login.ts";

test("a login for an event or its board comes back to it (A8)", () => {
  for (const path of ["/event/yard-clearance-12", "/event/yard-clearance-12/board"]) {
    const asked = new URL(loginForEvent(path), "http://localhost");
    expect(nextAfterLogin(asked.searchParams)).toBe(path);
  }
  for (const next of ["/event/", "/event/x/../admin", "/event//evil.example"])
    expect(nextAfterLogin(new URLSearchParams({ next }))).toBe("/dashboard");
});

test("a login for a lot comes back to it, and leads nowhere else (S2.43)", () => {
  const asked = new URL(loginFor({ url: "pet-bales-12" }), "http://localhost");
  expect(nextAfterLogin(asked.searchParams)).toBe("/auctiondetail/pet-bales-12");
  for (const next of ["", "//evil.example", "https://evil.example", "/auctiondetail/../admin"])
    expect(nextAfterLogin(new URLSearchParams({ next }))).toBe("/dashboard");
});

test("whose session ended comes back to the member screen that they were on (S2.20)", () => {
  const screens = ["/dashprofile", "/sellnow/12", "/dashproduct/approved?page=2", "/sign/7"];
  for (const screen of screens) {
    const asked = new URL(loginAgain("seller", screen), "http://localhost");
    expect(nextAfterLogin(asked.searchParams, "/sellnow")).toBe(screen);
  }
  for (const next of ["/sellnow/../admin", "/dashboard//evil.example", "/admin/users", "/logout"])
    expect(nextAfterLogin(new URLSearchParams({ next }), "/sellnow")).toBe("/sellnow");
});
