import { t } from "ttag";
import type { LotComplaint, OpenedLot } from "../lot-row.ts";

/** The parts of a lot that its seller can be asked to correct; digits jump to their fields. */
export const PARTS: readonly { path: LotComplaint["path"]; label: string }[] = [
  { path: "title", label: t`Title` },
  { path: "description", label: t`Description` },
  { path: "category", label: t`Category` },
  { path: "quantity", label: t`Quantity` },
  { path: "place", label: t`Place` },
  { path: "pictures", label: t`Pictures` },
  { path: "price", label: t`Price` },
  { path: "terms", label: t`Terms` },
];

/** The form that is approved with Enter, by its id. */
export const APPROVAL_FORM = "approval";

export const isWaiting = ({ status, held }: Pick<OpenedLot, "status" | "held">): boolean =>
  status === "pending" && !held;

type Typed = Readonly<Record<string, string>>;
/** The typed reasons, without the approval's fields that are kept beside them. */
export const withoutForm = ({ approval: _, ...reasons }: Typed): Typed => reasons;

/** A lot that is sent back has one reason, whichever fields it was typed in. */
export const wholeReason = (given: readonly { msg: string }[]): string =>
  given
    .map(({ msg }) => msg)
    .join("; ")
    .slice(0, 500);
