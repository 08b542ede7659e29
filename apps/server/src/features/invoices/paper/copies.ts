import { paperOf } from "@rebale/contract/invoices/kinds";
import type { Paper } from "../paper.ts";
import type { Words } from "./labels.ts";

type Mark = Extract<keyof Words, `copy_${string}`>;

/** Whose copies are drawn. What the invoice portal has registered needs no copies, rule 48(6). */
export function copiesOf({ kind, irp }: Pick<Paper, "kind" | "irp">): readonly (Mark | null)[] {
  const marks = irp ? [] : paperOf(kind).copies.map((copy) => `copy_${copy}` as const);
  return marks.length > 0 ? marks : [null];
}
