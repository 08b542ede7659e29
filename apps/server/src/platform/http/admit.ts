import type { companies, Operation, ProblemCode, Who } from "@rebale/contract";
import { officeMay } from "../office.access.ts";
import type { Account, Admitted, Caller } from "./caller.ts";
import { Problem } from "./problems/problem.ts";

interface Guard<W extends Who> {
  readonly who: W;
  readonly admits: (caller: Caller) => boolean;
  readonly refusal: (caller: Caller) => Problem;
}

const guard = <W extends Who>(who: W, ...kinds: Caller["kind"][]): Guard<W> => ({
  who,
  admits: (caller) => who === "anyone" || kinds.includes(caller.kind),
  refusal: (caller) => new Problem(refusalCode(who, caller)),
});

const signedOut: readonly Caller["kind"][] = ["visitor", "registrant", "uploader"];
const needsPhone: readonly Who[] = ["registrant", "uploader"];
function refusalCode(who: Who, { kind }: Caller): ProblemCode {
  if (!signedOut.includes(kind)) return "not_allowed";
  return needsPhone.includes(who) ? "phone_not_proven" : "sign_in_first";
}

/** The same guard; a caller of `kind` is refused with `code`. */
const refusing = <W extends Who>(
  from: Guard<W>,
  kind: Caller["kind"],
  code: ProblemCode,
): Guard<W> => ({
  ...from,
  refusal: (caller) => (caller.kind === kind ? new Problem(code) : from.refusal(caller)),
});

interface Admission<W extends Who>
  extends Pick<Operation, "may" | "fresh" | "proven" | "refusalForSellers"> {
  readonly who: W;
}

/**
 * The caller, if the operation lets them in.
 * @throws Problem which of its guard, the role in the office or a fresh proof is missing
 */
export function admit<W extends Who>(
  caller: Caller,
  { who, may, fresh, proven, refusalForSellers }: Admission<W>,
): Admitted[W] {
  const guard = guards[who];
  if (!guard.admits(caller))
    throw caller.kind === "seller" && refusalForSellers
      ? new Problem(refusalForSellers)
      : guard.refusal(caller);
  if (may && caller.kind === "admin") {
    if (caller.lacksSecondFactor) throw new Problem("second_factor_needed");
    if (!officeMay(caller, may)) throw new Problem("office_role_may_not");
  }
  if (fresh && "isFresh" in caller && caller.hasSecondFactor && !caller.isFresh)
    throw new Problem("code_needed");
  if (proven && "isProven" in caller && !caller.isProven)
    throw new Problem(caller.hasSecondFactor ? "code_needed" : "proof_needed");
  return caller as Admitted[W];
}

/** Refusals of who would bid or sell: those a suspension stops. */
const TRADING: ReadonlySet<ProblemCode> = new Set(["role_may_not_bid", "role_may_not_sell"]);

/** Why this caller's place in their company does not let them in; null when it does. */
const whyNotFor = <C extends ProblemCode>(
  { company }: Pick<Account, "company">,
  roles: readonly companies.Role[],
  otherwise: C,
): "company_waiting" | "company_needed" | "company_suspended" | "company_barred" | C | null => {
  if (company?.status === "asked") return "company_waiting";
  if (company?.status !== "active" || !company.role) return "company_needed";
  if (!roles.includes(company.role)) return otherwise;
  if (company.isSuspended && TRADING.has(otherwise)) return "company_suspended";
  return company.isBarred && otherwise === "role_may_not_bid" ? "company_barred" : null;
};
const BIDDING = ["owner", "manager", "bidder"] as const;
export const whyNotBidder = (caller: Pick<Account, "company">) =>
  whyNotFor(caller, BIDDING, "role_may_not_bid");

/** Lets in whom `from` lets in, if their company has given them one of these roles. */
function withRole<W extends Who>(
  who: W,
  from: Guard<Who>,
  roles: readonly companies.Role[],
  otherwise: ProblemCode,
): Guard<W> {
  const whyNot = (caller: Caller) =>
    "company" in caller ? whyNotFor(caller, roles, otherwise) : "company_needed";
  return {
    who,
    admits: (caller) => from.admits(caller) && whyNot(caller) === null,
    refusal: (caller) =>
      from.admits(caller) ? new Problem(whyNot(caller) ?? "not_allowed") : from.refusal(caller),
  };
}
const bidding = refusing(guard("buyer", "buyer"), "seller", "seller_may_not_bid");
const MANAGING = ["owner", "manager"] as const;
/** The same of who would list lots, or do something about them. */
export const whyNotSeller = (caller: Pick<Account, "company">) =>
  whyNotFor(caller, MANAGING, "role_may_not_sell");
const member = guard("member", "buyer", "seller");
const applicant = guard("applicant", "uploader", "buyer", "seller");

const sellerManager = withRole(
  "seller-manager",
  guard("seller", "seller"),
  MANAGING,
  "role_may_not_sell",
);

/** Whom each word of the contract lets in. */
const guards: { readonly [W in Who]: Guard<W> } = {
  anyone: guard("anyone"),
  registrant: guard("registrant", "registrant"),
  uploader: guard("uploader", "uploader", "buyer", "seller"),
  member,
  user: guard("user", "buyer", "seller", "admin"),
  "seller-or-admin": guard("seller-or-admin", "seller", "admin"),
  buyer: guard("buyer", "buyer"),
  seller: guard("seller", "seller"),
  bidder: withRole("bidder", bidding, BIDDING, "role_may_not_bid"),
  "seller-manager": sellerManager,
  "company-owner": withRole("company-owner", member, ["owner"], "owner_needed"),
  "company-manager": withRole("company-manager", member, MANAGING, "manager_needed"),
  applicant,
  "applicant-manager": withRole("applicant-manager", applicant, MANAGING, "manager_needed"),
  "waiting-seller": guard("waiting-seller", "uploader"),
  gate: {
    who: "gate",
    admits: (caller) => caller.kind === "gate" || sellerManager.admits(caller),
    refusal: sellerManager.refusal,
  },
  admin: guard("admin", "admin"),
};
