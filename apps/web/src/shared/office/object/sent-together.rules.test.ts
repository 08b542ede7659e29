import type { TimelineEntry } from "@rebale/contract/office/objects";
import { expect, test } from "vitest";
import { sentTogether, withMessagesTogether } from "./sent-together.rules.ts";

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

test("in a timeline SMS and mail of one message are one entry (office 5.1)", () => {
  const entry = (text: string, at: string, kind = "message") =>
    ({ ...{ kind, what: "Paid", text, at, about: null } }) as TimelineEntry;
  const [at, later] = ["2026-11-27T13:00:00Z", "2026-11-27T13:00:01Z"];
  const told = withMessagesTogether([
    entry("SMS to 98", at),
    entry("Email to a@b", at),
    entry("Email to a@b", later),
    entry("x", later, "note"),
  ]);
  expect(told.map(({ text }) => text)).toEqual(["SMS to 98 · Email to a@b", "Email to a@b", "x"]);
});
