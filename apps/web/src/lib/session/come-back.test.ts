import { expect, test } from "vitest";
import {
  loginAgain,
  loginFor,
  loginForEvent,
  loginToGoOn,
  lotWithOffer,
  offerIn,
  withNext,
} from "./come-back.ts";
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
  screens.push("/award/7", "/wallet", "/wallet/statement?page=2");
  for (const screen of screens) {
    const asked = new URL(loginAgain("seller", screen), "http://localhost");
    expect(nextAfterLogin(asked.searchParams, "/sellnow")).toBe(screen);
  }
  for (const next of ["/sellnow/../admin", "/dashboard//evil.example", "/admin/users", "/wallet/x"])
    expect(nextAfterLogin(new URLSearchParams({ next }), "/sellnow")).toBe("/sellnow");
});

test("login and registration lead back to the bid sheet with the amount, without any storage (TA5, S2.41)", () => {
  const lot = { url: "pet-bales-12" };
  for (const offer of [
    { amount: "66000", kind: "bid" },
    { amount: "107.5", kind: "maximum" },
    { amount: null, kind: "bid" },
  ] as const) {
    const login = new URL(loginToGoOn(lotWithOffer(lot, offer)), "http://localhost");
    const registration = new URL(withNext("/buyer", login.searchParams), "http://localhost");
    const back = nextAfterLogin(registration.searchParams);
    expect(back).toMatch(/^\/auctiondetail\/pet-bales-12\?bid=/);
    expect(offerIn(new URL(back, "http://localhost").search)).toEqual(offer);
  }
  expect(offerIn("")).toBeNull();
  for (const bid of ["-5", "1e9", "1.234", "5,000", "9".repeat(30), "<b>"])
    expect(offerIn(`?bid=${encodeURIComponent(bid)}`)).toBeNull();
  const next = "/auctiondetail/pet-bales-12?bid=5&kind=maximum#//evil.example";
  expect(nextAfterLogin(new URLSearchParams({ next }))).toBe("/dashboard");
});
