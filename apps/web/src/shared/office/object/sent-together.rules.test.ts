import { expect, test } from "vitest";
import { sentTogether } from "./sent-together.rules.ts";

test("SMS and mail of one message are one line; another moment is another (office 5.1)", () => {
  const [at, later] = ["2026-11-27T13:00:00Z", "2026-11-27T13:00:01Z"];
  const message = (subject: string, created_at: string, channel: string) => ({
    ...{ subject, created_at, channel },
  });
  const groups = sentTogether([
    message("Paid", at, "sms"),
    message("Paid", at, "mail"),
    message("Paid", later, "mail"),
    message("Won", later, "mail"),
  ]);
  expect(groups.map((group) => group.map(({ channel }) => channel))).toEqual([
    ["sms", "mail"],
    ["mail"],
    ["mail"],
  ]);
});
