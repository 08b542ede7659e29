import { z } from "zod";
import { Day } from "../values/fields.ts";
import { whole } from "../values/money.ts";

/** How lists are asked for: pages, words, days and order. */

/** The original asks for 100000 rows: it is let in, and answered with at most 500. */
const MAX_ROWS = 500;
const atMost = (rows: number) => Math.min(rows, MAX_ROWS);
const rowCount = whole(z.int().min(1).max(100_000));
/** Rows of a list that is whole unless a caller asks for less. */
export const AllRows = rowCount.default(MAX_ROWS).transform(atMost);

/** `page` from 1 and `rows` a page. */
export const Paging = z.object({
  page: whole(z.int().min(1).max(100_000)).default(1),
  rows: rowCount.default(10).transform(atMost),
});
export const Search = Paging.extend({ q: z.string().trim().max(100).optional() });

/** A list of the office: days are India's, both included; `sort` is one of the list's columns. */
export const officeList = <const C extends readonly [string, ...string[]]>(columns: C) =>
  Search.extend({
    from: Day.optional(),
    to: Day.optional(),
    sort: z.enum(columns).optional(),
    dir: z.enum(["asc", "desc"]).default("asc"),
  });
