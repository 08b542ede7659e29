import { expect, test } from "vitest";
import { statesOf } from "./message-labels.rules.ts";

test("a message says its state once, and each way's where they differ (V40)", () => {
  const [sms, mail] = [{ channel: "sms" }, { channel: "mail" }] as const;
  const words = (...sent: Parameters<typeof statesOf>[0]) => statesOf(sent).map((one) => one.words);
  expect(words({ ...sms, status: "sent" })).toEqual(["Sent"]);
  expect(words({ ...sms, status: "sent" }, { ...mail, status: "sent" })).toEqual(["Sent"]);
  expect(
    words({ ...sms, status: "failed" }, { ...mail, status: "sent" }, { ...sms, status: "failed" }),
  ).toEqual(["SMS: Failed", "Email: Sent"]);
});
