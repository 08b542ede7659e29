import { z } from "zod";
import type { Operation } from "../http/operation.ts";
import { csvOrXlsx } from "../values/complaints.ts";

/** Any list of the office answers all its rows as a file, where one is asked for. */
export const ListFile = z.object({
  format: z
    .enum(["csv", "xlsx"], csvOrXlsx)
    .optional()
    .describe("For the office: all rows as a file, with the list's filters; no pages."),
});
export type ListFormat = NonNullable<z.output<typeof ListFile>["format"]>;

/** An operation that lists rows for the office. */
export type OfficeList = Operation & {
  readonly method: "GET";
  readonly may: string;
  readonly reply: z.ZodType<{ data: readonly unknown[] }>;
};

/** The schema of a list's row; undefined where the reply is no list. */
export function rowOf({ reply }: Pick<Operation, "reply">): z.ZodObject | undefined {
  const data = reply instanceof z.ZodObject ? reply.shape.data : undefined;
  const row = data instanceof z.ZodArray ? data.element : undefined;
  return row instanceof z.ZodObject ? row : undefined;
}

export const isOfficeList = (operation: Operation): operation is OfficeList =>
  operation.method === "GET" && operation.may !== undefined && rowOf(operation) !== undefined;
