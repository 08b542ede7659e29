import { indiaInstant, indiaTime, startOfDay } from "@rebale/contract/values/calendar";
import { z } from "zod";

/** The value of a cell: a time is an instant. */
export type Cell = string | number | boolean | Date | null;

export interface Column {
  readonly head: string;
  /** How a sheet shows it. */
  readonly format: "time" | "day" | null;
  readonly cell: (row: unknown) => Cell;
}

/**
 * The heads of some columns by their path in a row (`company.name`), in the file's order; with the
 * words for its codes where they do not say enough by themselves.
 */
export type Heads = Readonly<
  Record<
    string,
    | string
    | {
        readonly head: string;
        readonly words?: Readonly<Record<string, string>>;
        /** Set for an instant whose field is named as a day's. */
        readonly isTime?: boolean;
      }
  >
>;

/**
 * The columns of a list's file: all fields of a row by their names, or those that have heads.
 * @throws RangeError for the head of a field that is not in the row
 */
export function columnsOf(row: z.ZodObject, heads?: Heads): Column[] {
  const fields = fieldsOf(row);
  for (const path of Object.keys(heads ?? {}))
    if (!fields.has(path)) throw new RangeError(`a row has no ${path}`);
  return (heads ? Object.keys(heads) : [...fields.keys()]).map((path) => {
    const steps = path.split(".");
    const asked = heads?.[path] ?? headOf(path);
    const {
      head,
      words = {},
      isTime = false,
    } = typeof asked === "string" ? { head: asked } : asked;
    const format = isTime || TIME.test(path) ? "time" : DAY.test(path) ? "day" : null;
    const isCode = fields.get(path) instanceof z.ZodEnum;
    return {
      head,
      format,
      cell: (row) => cellOf(valueAt(row, steps), { format, isCode, words }),
    };
  });
}

function fieldsOf(schema: z.ZodObject, before = ""): Map<string, z.ZodType> {
  return new Map(
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const inner = bare(field as z.ZodType);
      return inner instanceof z.ZodObject
        ? [...fieldsOf(inner, `${before}${name}.`)]
        : [[`${before}${name}`, inner] as const];
    }),
  );
}

/** The schema inside one that may be missing or null. */
function bare(schema: z.ZodType): z.ZodType {
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? bare(schema.unwrap() as z.ZodType)
    : schema;
}

const SHORT = new Set(["id", "pan", "gst", "gstin", "ifsc", "url", "sms", "kg"]);
/** `documents.gst_image` → `Documents GST image`, `created_at` → `Created`. */
function headOf(path: string): string {
  const words = path
    .split(/[._]/)
    .filter(Boolean)
    .map((word) => (SHORT.has(word) ? word.toUpperCase() : word));
  if (words.length > 1 && words.at(-1) === "at") words.pop();
  const text = words.join(" ");
  return text === "at" ? "Time" : text.charAt(0).toUpperCase() + text.slice(1);
}

const valueAt = (row: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>((of, step) => (of as Record<string, unknown> | null)?.[step], row);

/** Names of fields that hold a time, and those that hold a day. */
const TIME = /(^|[._])(at|since|time)$/;
const DAY = /(^|[._])(from|to|on|by|until|date)$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;
/** On an Indian wall clock. */
const CLOCK = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/;
const CALENDAR = /^\d{4}-\d{2}-\d{2}$/;
/** `correction_asked`, and no unit as `kg`. */
const CODE = /^(?=.{3})[a-z]+(_[a-z]+)*$/;

/** Read as its field is meant: instants, days and codes are no text. */
function cellOf(
  value: unknown,
  {
    format,
    isCode,
    words,
  }: Pick<Column, "format"> & { isCode: boolean; words: Readonly<Record<string, string>> },
): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value !== "string") return inWords(value);
  if (words[value]) return words[value];
  if (isCode) return wordOf(value);
  return (format && timeOf(value, format)) ?? value;
}

function timeOf(text: string, format: "time" | "day"): Date | null {
  if (format === "day") return CALENDAR.test(text) ? startOfDay(text) : null;
  if (INSTANT.test(text)) return new Date(text);
  if (CALENDAR.test(text)) return startOfDay(text);
  return CLOCK.test(text) ? indiaInstant(text) : null;
}

const wordOf = (code: string) =>
  code === "e_waste" ? "E-waste" : CODE.test(code) ? headOf(code) : code;

/** One of several things as a person says it: `Asha (Type: Buyer)`; what numbers it is left out. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join("; ");
  if (typeof value === "string")
    return INSTANT.test(value) ? indiaTime(new Date(value)) : wordOf(value);
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "object" || value === null) return String(value);
  const { name, title, ...others } = value as Record<string, unknown>;
  const rest = Object.entries(others)
    .filter(([key, of]) => !/(^|_)id$/.test(key) && of !== null && of !== undefined)
    .map(([key, of]) => `${headOf(key)}: ${inWords(of)}`)
    .join(", ");
  const called = name ?? title;
  if (typeof called !== "string") return rest;
  return rest ? `${called} (${rest})` : called;
}

/** A cell as a person reads it, times and days in India's. */
export const written = (cell: Cell, format: Column["format"] = null): string | number => {
  if (cell === null) return "";
  if (typeof cell === "boolean") return cell ? "Yes" : "No";
  if (!(cell instanceof Date)) return cell;
  return format === "day" ? indiaTime(cell).slice(0, 10) : indiaTime(cell);
};
