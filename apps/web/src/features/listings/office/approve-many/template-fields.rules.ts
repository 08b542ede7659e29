import type { TemplateIn } from "@rebale/contract/listings/approval-template";
import { addDays, indiaDay } from "@rebale/contract/values/calendar";

/** The template as its form has it; times are a wall clock in India, YYYY-MM-DDTHH:mm. */
export interface TemplateFields {
  value: "asked" | "rate";
  value_percent: number | string;
  rate: number | string;
  unit: string;
  increment: "none" | "amount" | "percent";
  increment_amount: number | string;
  increment_percent: number | string;
  soft_close_minutes: string;
  minutes_between: number | string;
  start_at: string;
  first_end_at: string;
}

/** @param days from today on, in India */
const ahead = (now: number, days: number) => addDays(indiaDay(new Date(now)), days);

/** As for a single lot: from tomorrow at 11, the first ends two days later at 4 in the afternoon. */
export const firstFields = (now: number): TemplateFields => ({
  value: "asked",
  value_percent: 100,
  rate: "",
  unit: "kg",
  increment: "percent",
  increment_amount: "",
  increment_percent: 1,
  soft_close_minutes: "5",
  minutes_between: 5,
  start_at: `${ahead(now, 1)}T11:00`,
  first_end_at: `${ahead(now, 3)}T16:00`,
});

/**
 * A template, saved by name and sent to the server: everything but the times, numbers as they were
 * typed. An emptied one is refused, not 0.
 */
export const templateOf = (f: TemplateFields): TemplateIn => ({
  value:
    f.value === "asked"
      ? { by: "asked", percent: f.value_percent }
      : { by: "rate", rate: f.rate, unit: f.unit as "kg" },
  increment:
    f.increment === "none"
      ? { by: "none" }
      : f.increment === "amount"
        ? { by: "amount", amount: f.increment_amount }
        : { by: "percent", percent: f.increment_percent },
  soft_close_minutes: Number(f.soft_close_minutes),
  minutes_between: f.minutes_between,
});

/** A saved template laid over the form; its times stay. */
export function withTemplate(fields: TemplateFields, saved: TemplateIn): TemplateFields {
  const { value, increment } = saved;
  return {
    ...fields,
    value: value.by,
    ...(value.by === "asked"
      ? { value_percent: Number(value.percent) }
      : { rate: Number(value.rate), unit: value.unit }),
    increment: increment.by,
    ...(increment.by === "amount" && { increment_amount: Number(increment.amount) }),
    ...(increment.by === "percent" && { increment_percent: Number(increment.percent) }),
    soft_close_minutes: String(saved.soft_close_minutes),
    minutes_between: Number(saved.minutes_between),
  };
}

/** The server's words for a field of the template, under the form's name of it. */
export function fieldOf(path: string, { value, increment }: TemplateFields): string {
  const names: Record<string, string> = {
    "template.value.percent": "value_percent",
    "template.value.rate": "rate",
    "template.value.unit": "unit",
    "template.increment.amount": "increment_amount",
    "template.increment.percent": "increment_percent",
    "template.value": value === "asked" ? "value_percent" : "rate",
    "template.increment": increment === "amount" ? "increment_amount" : "increment_percent",
  };
  return names[path] ?? path.replace(/^template\./, "");
}

export const forServer = (time: string) => `${time.replace("T", " ").slice(0, 16)}:00`;
