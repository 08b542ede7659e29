import { indiaTime } from "@rebale/contract/fields";
import { z } from "zod";

/** What stands in a cell: a time is an instant. */
export type Cell = string | number | boolean | Date | null;

export interface Column {
  readonly head: string;
  readonly isTime: boolean;
  readonly cell: (row: unknown) => Cell;
}

/** The heads of some columns by their path in a row (`company.name`), in the file's order. */
export type Heads = Readonly<Record<string, string>>;

/**
 * What a list's file shows of a row: all fields by their names, or those that have heads.
 * @throws RangeError for the head of a field that is not in the row
 */
export function columnsOf(row: z.ZodObject, heads?: Heads): Column[] {
  const paths = pathsOf(row);
  for (const path of Object.keys(heads ?? {}))
    if (!paths.includes(path)) throw new RangeError(`a row has no ${path}`);
  return (heads ? Object.keys(heads) : paths).map((path) => {
    const steps = path.split(".");
    const isTime = TIME.test(path);
    return {
      head: heads?.[path] ?? headOf(path),
      isTime,
      cell: (row) => cellOf(valueAt(row, steps), isTime),
    };
  });
}

function pathsOf(schema: z.ZodObject, before = ""): string[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    const inner = bare(field as z.ZodType);
    return inner instanceof z.ZodObject
      ? pathsOf(inner, `${before}${name}.`)
      : [`${before}${name}`];
  });
}

/** What is left when it may be missing or null. */
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

/** Names of fields that hold a time. */
const TIME = /(^|[._])(at|since|time)$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/;

function cellOf(value: unknown, isTime: boolean): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === "number" || typeof value === "boolean") return value;
  if (typeof value === "string") return isTime && INSTANT.test(value) ? new Date(value) : value;
  return Array.isArray(value) ? value.map(inWords).join("; ") : JSON.stringify(value);
}

/** One of several things: `name: Asha, type: buyer`. */
function inWords(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .filter(([, of]) => of !== null && of !== undefined)
    .map(([name, of]) => `${name}: ${typeof of === "object" ? JSON.stringify(of) : of}`)
    .join(", ");
}

/** A cell as a person reads it, times in India's. */
export const written = (cell: Cell): string | number =>
  cell === null
    ? ""
    : typeof cell === "boolean"
      ? cell
        ? "Yes"
        : "No"
      : cell instanceof Date
        ? indiaTime(cell)
        : cell;
