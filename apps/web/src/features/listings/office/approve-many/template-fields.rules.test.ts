import { expect, test } from "vitest";
import {
  fieldOf,
  firstFields,
  forServer,
  templateOf,
  withTemplate,
} from "./template-fields.rules.ts";

const first = firstFields(Date.parse("2026-11-22T06:00:00Z"));

test("a template goes into its form and comes out the same; the times stay (W15)", () => {
  for (const template of [
    {
      value: { by: "asked", percent: 85 },
      increment: { by: "none" },
      soft_close_minutes: 3,
      minutes_between: 10,
    },
    {
      value: { by: "rate", rate: 42.5, unit: "MT" },
      increment: { by: "amount", amount: 500 },
      soft_close_minutes: 0,
      minutes_between: 0,
    },
    {
      value: { by: "asked", percent: 100 },
      increment: { by: "percent", percent: 2 },
      soft_close_minutes: 5,
      minutes_between: 5,
    },
  ] as const) {
    const fields = withTemplate(first, template);
    expect(templateOf(fields)).toEqual(template);
    expect(fields.start_at).toBe("2026-11-23T11:00");
  }
  expect(forServer(first.first_end_at)).toBe("2026-11-25 16:00:00");
});

test("what the server says of the template stands beside its field (W15)", () => {
  expect(fieldOf("template.value.percent", first)).toBe("value_percent");
  expect(fieldOf("template.minutes_between", first)).toBe("minutes_between");
  expect(fieldOf("first_end_at", first)).toBe("first_end_at");
  expect(fieldOf("template.increment", { ...first, increment: "amount" })).toBe("increment_amount");
});
