import { expect, test } from "vitest";
import { isPublicAddress, mayCall, publicLookup } from "./public-address.ts";

test.each(["8.8.8.8", "142.250.183.4", "2404:6800:4009:80e::200a"])(
  "%s is on the open internet",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  "127.0.0.1",
  "10.0.0.5",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "::1",
  "::",
  "fe80::1",
  "fc00::1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "64:ff9b::a00:1",
  "2002:7f00:1::",
  "2001:db8::1",
  "not-an-address",
])("%s is not", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/x",
])("%s may be called", (url) => {
  expect(mayCall(url)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/x",
  "https://localhost/x",
  "https://127.0.0.1/x",
  "https://2130706433/x",
  "https://0x7f.1/x",
  "https://[::1]/x",
  "https://[::ffff:7f00:1]/x",
  "https://169.254.169.254/latest/meta-data",
  "https://db.internal/x",
  "https://printer.local/x",
  "https://intranet/x",
  "https://user:pw@example.com/x",
  "https://example.com:8443/x",
  "ftp://example.com/x",
  "nonsense",
])("%s may not", (url) => {
  expect(mayCall(url)).toBe(false);
});

test("a name that leads to a private address is not found", async () => {
  const error = await new Promise((done) =>
    publicLookup("localhost", {}, (failure) => done(failure)),
  );
  expect(error).toMatchObject({ code: "EPRIVATE" });
});
