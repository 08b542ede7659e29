import type { Who } from "@rebale/contract";

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
}

const guard = <W extends Who>(who: W, ...kinds: Caller["kind"][]): Guard<W> => ({
  who,
  admits: (caller) => who === "anyone" || kinds.includes(caller.kind),
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
