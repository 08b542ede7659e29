import type { ProblemCode, Who } from "@rebale/contract";
import { Problem } from "../problem.ts";

/** Who is calling, as the session says. */
export type Caller =
  | { readonly kind: "visitor" }
  | { readonly kind: "registrant"; readonly mobile: string; readonly tokenHash: Buffer }
  | { readonly kind: "uploader"; readonly userId: number; readonly tokenHash: Buffer }
  | Account;

export interface Account {
  readonly kind: "buyer" | "seller" | "admin";
  readonly userId: number;
  readonly name: string;
  readonly tokenHash: Buffer;
}
type Kind<K extends Caller["kind"]> =
  | Extract<Caller, { kind: K }>
  | (K extends Account["kind"] ? Account & { kind: K } : never);

export const visitor: Caller = { kind: "visitor" };

/** What a guard lets through, by name; the type of the caller follows from it. */
export interface Admitted {
  anyone: Caller;
  registrant: Kind<"registrant">;
  uploader: Kind<"uploader"> | (Account & { kind: "buyer" | "seller" });
  member: Account & { kind: "buyer" | "seller" };
  insider: Account;
  vendor: Account & { kind: "seller" | "admin" };
  buyer: Account & { kind: "buyer" };
  seller: Account & { kind: "seller" };
  admin: Account & { kind: "admin" };
}

export interface Guard<W extends Who> {
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
export const refusing = <W extends Who>(
  from: Guard<W>,
  kind: Caller["kind"],
  code: ProblemCode,
): Guard<W> => ({
  ...from,
  refusal: (caller) => (caller.kind === kind ? new Problem(code) : from.refusal(caller)),
});

export const anyone = guard("anyone");
export const registrant = guard("registrant", "registrant");
export const uploader = guard("uploader", "uploader", "buyer", "seller");
export const member = guard("member", "buyer", "seller");
export const insider = guard("insider", "buyer", "seller", "admin");
export const vendor = guard("vendor", "seller", "admin");
export const buyer = guard("buyer", "buyer");
export const seller = guard("seller", "seller");
export const admin = guard("admin", "admin");
