import type { companies, Paise } from "@rebale/contract";
import type { KeyScope } from "@rebale/contract/http/key-scopes";
import type { OfficeRole } from "@rebale/contract/office/permissions";

/** The caller, as the session says. */
export type Caller =
  | { readonly kind: "visitor" }
  | { readonly kind: "registrant"; readonly mobile: string; readonly tokenHash: Buffer }
  | Applicant
  | Gate
  | Account;

/** A phone at the gate of a site, by its link: it is nobody's account. */
export interface Gate {
  readonly kind: "gate";
  readonly deviceId: number;
  readonly siteId: number;
  readonly name: string;
  /** Whose link it is: what the phone does once is kept by it. */
  readonly madeBy: number;
  /** The hash of the first phone's key; null before it used the link. */
  readonly phoneHash: Buffer | null;
}

/** A seller whose account is not active, with a token for the own application alone. */
export interface Applicant {
  readonly kind: "uploader";
  readonly userId: number;
  readonly name: string;
  readonly tokenHash: Buffer;
  readonly company: Membership | null;
}

export interface Account {
  readonly kind: "buyer" | "seller" | "admin";
  readonly userId: number;
  readonly name: string;
  readonly tokenHash: Buffer;
  /** The company that a member acts for, or asked to; null for none, and in the office. */
  readonly company: Membership | null;
  /** An admin's role in the office; null for members. */
  readonly officeRole: OfficeRole | null;
  readonly hasSecondFactor: boolean;
  /** Whether a code of it was entered in this session a moment ago. */
  readonly isFresh: boolean;
  /** Whether who holds this session signed in, or proved to be its holder, a moment ago. */
  readonly isProven: boolean;
  /** An admin who needs a second factor and has none. */
  readonly lacksSecondFactor: boolean;
  /** The key of a machine that acts as this login. */
  readonly key?: MachineKey;
}

/** A key that a member made: it acts as them, in what its scopes open. */
export interface MachineKey {
  readonly id: number;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly bidLimit: Paise | null;
  /** Networks that it may call from; none for any. */
  readonly addresses: readonly string[];
  readonly expiresAt: Date;
}
/** The key that a caller brings, if they are a machine. */
export const keyOf = (caller: Caller): MachineKey | undefined =>
  "isFresh" in caller ? caller.key : undefined;

export interface Membership {
  readonly companyId: number;
  readonly status: "active" | "asked" | "declined" | "removed";
  /** Null unless active. */
  readonly role: companies.Role | null;
  /** The office has suspended the company. */
  readonly isSuspended: boolean;
  /** It did not keep a sale, and may not bid for now. */
  readonly isBarred: boolean;
  /** The most that a bid may be; null for no limit. */
  readonly bidLimit: Paise | null;
}
/** A member who acts for a company now. */
interface InCompany {
  readonly company: Membership & { readonly role: companies.Role };
}
export type Acting = Account & InCompany;
type Kind<K extends Caller["kind"]> =
  | Extract<Caller, { kind: K }>
  | (K extends Account["kind"] ? Account & { kind: K } : never);

export const visitor: Caller = { kind: "visitor" };

/** The callers a guard lets through, by name; the type of the caller follows from it. */
export interface Admitted {
  anyone: Caller;
  registrant: Kind<"registrant">;
  uploader: Kind<"uploader"> | (Account & { kind: "buyer" | "seller" });
  member: Account & { kind: "buyer" | "seller" };
  user: Account;
  "seller-or-admin": Account & { kind: "seller" | "admin" };
  buyer: Account & { kind: "buyer" };
  seller: Account & { kind: "seller" };
  bidder: Acting & { kind: "buyer" };
  "seller-manager": Acting & { kind: "seller" };
  "company-owner": Acting & { kind: "buyer" | "seller" };
  "company-manager": Acting & { kind: "buyer" | "seller" };
  applicant: Applicant | (Account & { kind: "buyer" | "seller" });
  "waiting-seller": Applicant;
  "applicant-manager": (Applicant & InCompany) | (Acting & { kind: "buyer" | "seller" });
  gate: Gate | (Acting & { kind: "seller" });
  admin: Account & { kind: "admin" };
}

/**
 * Whose bids a caller sees as their own: those of the company that they act for, and those that
 * they have placed without one.
 */
export const partiesOf = ({ userId, company }: Pick<Account, "userId" | "company">): number[] =>
  company?.status === "active" ? [company.companyId, -userId] : [-userId];
