import { z } from "zod";
import type { Permission } from "../office/permissions.ts";
import { Nothing } from "../values/fields.ts";
import type { ProblemCode } from "./problems.ts";

/**
 * The callers of an operation.
 * `anyone` visitors included · `member` any signed-in buyer or seller · `registrant` a phone proven
 * by code, not yet
 * registered · `uploader` a member or a seller who has just registered · `user` a member or an
 * admin · `seller-or-admin` a seller,
 * or an admin in a seller's place.
 * With a role in their company: `bidder` a buyer who is its owner, manager or bidder · `seller-manager` a
 * seller who is its owner or manager ·
 * `company-owner` a member who is its owner · `company-manager` a member who is its owner or manager.
 * Also while a seller's account waits, or was refused: `applicant` a member, `applicant-manager` an owner or
 * manager, `waiting-seller` nobody else.
 * `gate` a phone at the gate of a site, or a `seller-manager`.
 */
export type Who =
  | "anyone"
  | "registrant"
  | "uploader"
  | "member"
  | "user"
  | "seller-or-admin"
  | "buyer"
  | "seller"
  | "bidder"
  | "seller-manager"
  | "company-owner"
  | "company-manager"
  | "applicant"
  | "applicant-manager"
  | "waiting-seller"
  | "gate"
  | "admin";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Money's permissions: an operation that needs one and no fresh code does not compile. */
type MovesMoney = "money.match" | "money.approve" | "money.reverse";

/**
 * The callers, and the permission that one from the office needs: without it, an operation that
 * only the office calls does not compile.
 */
type Reach =
  | { readonly who: "admin" | "seller-or-admin"; readonly may: Exclude<Permission, MovesMoney> }
  | { readonly who: "admin"; readonly may: MovesMoney; readonly fresh: true }
  | { readonly who: "user"; readonly may?: Permission }
  | { readonly who: Exclude<Who, "admin" | "seller-or-admin" | "user">; readonly may?: never };

interface FilesOfField {
  readonly max: number;
  readonly what: string;
  /** The most that one may have; 10 where nothing is said. */
  readonly megabytes?: number;
}

interface Call {
  readonly method: Method;
  /** Below /api, with `{name}` for parameters, as the specification writes them. */
  readonly path: string;
  /** Asks who has a second factor for a fresh code. */
  readonly fresh?: true;
  /** Asks for a sign-in, a code or a password of the last 15 minutes: a session may be stolen. */
  readonly proven?: true;
  /** Its caller signs what it sends, and is no visitor as long as the signature is right. */
  readonly signed?: true;
  /** A buyer's operation: why it is not a seller's. */
  readonly refusalForSellers?: ProblemCode;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Names of the file fields of a multipart body; its other fields are `body`. */
  readonly files?: Readonly<Record<string, FilesOfField>>;
  /** Its files may be left out: the body is JSON then. */
  readonly takesJson?: true;
}
interface Answering {
  /** The whole reply: the envelope of a success. */
  readonly reply: z.ZodType;
}

/** One call of the API as a value: the server registers it, the web calls it, OpenAPI prints it. */
export type Operation = Call & Answering & Reach;

export const operation = <const O extends Operation>(o: O): O => o;

export const Complaint = z.object({ path: z.string(), msg: z.string() });
export type Complaint = z.output<typeof Complaint>;
/** A complaint about one of many fields: what stood there helps to find it. */
export const FieldComplaint = Complaint.extend({
  value: z.string().optional().describe("What stands in a table's cell, for who asked for it."),
});
export type FieldComplaint = z.output<typeof FieldComplaint>;

/**
 * Every reply: `{is_success, message, data, errors}`, and beside them what the specification puts
 * on top.
 */
export const envelope = <D extends z.ZodType, X extends z.ZodRawShape = Record<never, never>>(
  data: D,
  extra?: X,
) =>
  z.object({
    is_success: z.union([z.literal(1), z.literal("1")]),
    message: z.string(),
    data,
    errors: z.array(Complaint),
    ...(extra as X),
  });

const Done = envelope(Nothing);
/** An operation that answers no more than that it is done. */
export const command = <const O extends Call & Reach>(o: O) => ({ ...o, reply: Done });

export const Refusal = z.object({
  is_success: z.literal(0),
  code: z
    .string()
    .describe("One of the problem codes; our own screens decide by it, never by the message."),
  message: z.string(),
  data: z.null(),
  errors: z.array(FieldComplaint),
  temp_token: z
    .string()
    .optional()
    .describe("For a seller whose account waits or was refused: opens the own application alone."),
  scope: z
    .string()
    .nullable()
    .optional()
    .describe("Of `key_may_not`: the scope that opens it; null where no key does."),
});
export type Refusal = z.output<typeof Refusal>;

type Of<O, K extends string> = O extends { readonly [P in K]: infer T extends z.ZodType }
  ? T
  : never;
/** The input, as a caller sends it. */
export type ParamsIn<O> = z.input<Of<O, "params">>;
export type QueryIn<O> = z.input<Of<O, "query">>;
export type BodyIn<O> = z.input<Of<O, "body">>;
/** The input, as a handler gets it after parsing. */
export type Params<O> = z.output<Of<O, "params">>;
export type Query<O> = z.output<Of<O, "query">>;
export type Body<O> = z.output<Of<O, "body">>;
export type Reply<O extends Operation> = z.output<O["reply"]>;
export type DataOf<O extends Operation> = Reply<O> extends { data: infer D } ? D : never;
