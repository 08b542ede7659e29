import type { Milli } from "@rebale/contract";
import { partTitle } from "@rebale/contract/listings/drafts";

interface Heap {
  readonly title: string;
  readonly quantity: Milli;
  readonly parts?: number | null | undefined;
}

/**
 * The lots that a heap is listed as: itself, or its parts, each with an n-th of the quantity. The
 * contract has seen that this leaves nothing over.
 */
export function inParts<H extends Heap>({ parts, ...heap }: H) {
  if (!parts) return [{ ...heap, part: null }];
  return Array.from({ length: parts }, (_, i) => ({
    ...heap,
    title: partTitle(heap.title, i + 1, parts),
    quantity: (heap.quantity / parts) as Milli,
    part: { part_no: i + 1, parts },
  }));
}
