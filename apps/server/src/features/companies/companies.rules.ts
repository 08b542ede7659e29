import type { companies, Paise, ProblemCode } from "@rebale/contract";

type Role = companies.Role;
export interface Seat {
  readonly status: "active" | "asked";
  /** Null of who only asked. */
  readonly role: Role | null;
  readonly bidLimit: Paise | null;
}
interface Change {
  /** Agrees to who asked. */
  readonly agrees: boolean;
  readonly role?: Role | undefined;
  readonly bidLimit?: Paise | null | undefined;
}
type Decision =
  | { readonly accepted: true; readonly seat: Seat }
  | { readonly accepted: false; readonly because: ProblemCode };

/** The role of an agreed joiner unless the owner says otherwise. */
export const ROLE_OF_JOINER: Role = "manager";

/** @param otherOwners how many the company has beside this user */
export function decideSeat(seat: Seat, change: Change, otherOwners: number): Decision {
  if (seat.status === "asked" && !change.agrees)
    return { accepted: false, because: "join_unanswered" };
  const role = change.role ?? seat.role ?? ROLE_OF_JOINER;
  if (seat.role === "owner" && role !== "owner" && otherOwners === 0)
    return { accepted: false, because: "last_owner" };
  const bidLimit = change.bidLimit === undefined ? seat.bidLimit : change.bidLimit;
  return { accepted: true, seat: { status: "active", role, bidLimit } };
}

/** How a seat ends: who asked is declined, who acts is removed; never the last owner. */
export function decideEnd(
  seat: Seat,
  otherOwners: number,
):
  | { readonly accepted: true; readonly status: "declined" | "removed" }
  | { readonly accepted: false; readonly because: ProblemCode } {
  if (seat.status === "asked") return { accepted: true, status: "declined" };
  if (seat.role === "owner" && otherOwners === 0) return { accepted: false, because: "last_owner" };
  return { accepted: true, status: "removed" };
}
