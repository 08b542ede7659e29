import { vehicleNumber } from "@rebale/contract/lifting/plates";
import type { FoundKind } from "@rebale/contract/office/object-kinds";
import type { Permission } from "@rebale/contract/office/permissions";
import { mobileDigits, plainCode } from "@rebale/contract/values/identifiers";
import { cleanUtr, utrsIn } from "@rebale/contract/values/utr";
import { type RawBuilder, sql } from "kysely";
import {
  gatewayId,
  questionNumber,
  requestReference,
  type Said,
  type TypedNumber,
  typedNumber,
} from "./typed-number.rules.ts";

/** Each number is looked up by an index of its own, and only where it is written like one. */

const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][A-Z\d]{3}$/;
const MOBILE = /^[6-9]\d{9}$/;
const NUMBER = /^0*([1-9]\d{0,14})$/;
const EWAY = /^\d{12}$/;
/** Banks have forms of their own beside those of NEFT, RTGS and IMPS. */
const LIKE_UTR = /^(?=(?:.*\d){6})[A-Z0-9]{10,30}$/;
const MAX = 10;

type Sql = RawBuilder<unknown>;
export interface Lookup {
  readonly kind: FoundKind;
  /** The number that was typed. */
  readonly by: string;
  readonly ids: Sql;
  /** The part of its page that shows the number. */
  readonly part?: "goods" | "papers" | "money";
  /** Beside the permission to find its kind. */
  readonly may?: Permission;
}

/** Lookups for what was typed, the likeliest first. */
export function lookupsFor(q: string): Lookup[] {
  const typed = typedNumber(q);
  const id = NUMBER.exec(typed.number)?.[1];
  const is = (said: Said) => typed.said === null || typed.said === said;
  return [
    ...(is("lot") ? lots(q, typed, id) : []),
    ...(is("award") && id !== undefined ? [byId("award", "Sale number", id)] : []),
    ...(typed.said === "company" && id !== undefined ? [byId("company", "Number", id)] : []),
    ...(is("truck") ? trucks(typed.number) : []),
    ...(is("transfer") ? [...transfers(q, typed.number), ...payments(q)] : []),
    ...(is("invoice") ? papers(typed.number) : []),
    ...(is("other") ? [...references(q), ...people(typed.number)] : []),
  ];
}

const byId = (kind: FoundKind, by: string, id: string): Lookup => ({
  ...{ kind, by },
  ids: sql`select ${Number(id)}::bigint`,
});

const lots = (q: string, { number }: TypedNumber, id: string | undefined): Lookup[] => [
  ...(id === undefined ? [] : [byId("lot", "Lot number", id)]),
  // A seller's own may begin with the word: LOT-12.
  ...[...new Set([q, number])].map(ofSeller),
];
const ofSeller = (number: string): Lookup => ({
  ...{ kind: "lot", by: "Seller’s lot number" },
  ids: sql`select id from lot_goods lots where plain_number(lot_no) = plain_number(${number})
    and lot_no is not null and plain_number(${number}) <> ''
    order by id desc limit ${MAX}`,
});

function trucks(number: string): Lookup[] {
  const plate = vehicleNumber(number);
  const eway = plainCode(number);
  const onSale = { kind: "award", part: "goods" } as const;
  return [
    // A truck that comes or stands in a yard is the one that somebody calls about.
    ...(plate === null
      ? []
      : [sql`and state in ('booked', 'arrived', 'tared', 'weighed')`, sql``].map((which) => ({
          ...{ ...onSale, by: "Plate" },
          ids: sql`select award_id from trucks where vehicle_no = ${plate} ${which}
            order by award_id desc limit ${MAX}`,
        }))),
    ...(EWAY.test(eway)
      ? [
          {
            ...{ ...onSale, by: "E-way bill" },
            ids: sql`select award_id from trucks where eway_no = ${eway} limit ${MAX}`,
          },
        ]
      : []),
  ];
}

function transfers(q: string, number: string): Lookup[] {
  const utrs = [...new Set([cleanUtr(plainCode(number)), ...utrsIn(q)])].filter((one) =>
    LIKE_UTR.test(one),
  );
  if (utrs.length === 0) return [];
  return [
    {
      ...{ kind: "company", by: "UTR", part: "money", may: "wallets.read" },
      ids: sql`(select company_id from bank_receipts where utr = any(${utrs}::text[]) limit ${MAX})
        union (select company_id from bank_payouts where utr = any(${utrs}::text[])
          and utr is not null limit ${MAX})`,
    },
    {
      ...{ kind: "receipt", by: "UTR" },
      ids: sql`select id from bank_receipts where utr = any(${utrs}::text[])
        order by id desc limit ${MAX}`,
    },
  ];
}

function payments(q: string): Lookup[] {
  const id = gatewayId(q);
  if (id === null) return [];
  const pattern = `${id.start.replace(/[\\%_]/g, "\\$&")}%`;
  const of = { kind: "company", part: "money", may: "wallets.read" } as const;
  return [
    id.kind === "pay"
      ? {
          ...{ ...of, by: "Payment" },
          ids: sql`select asked.company_id from tried_payments tried
            join asked_payments asked on asked.id = tried.payments_id
            where lower(tried.payment_id) like ${pattern} limit ${MAX}`,
        }
      : {
          ...{ ...of, by: "Payment order" },
          ids: sql`select company_id from asked_payments
            where lower(gateway_order) like ${pattern} and gateway_order is not null
            limit ${MAX}`,
        },
  ];
}

function papers(number: string): Lookup[] {
  if (!/\d/.test(number)) return [];
  const of = { kind: "award", part: "papers" } as const;
  const found = (view: "issued_papers" | "carried_papers") => sql`select award_id
    from ${sql.table(view)} where plain_number(number) = plain_number(${number})
    order by award_id desc limit ${MAX}`;
  return [
    { ...of, by: "Invoice number", ids: found("issued_papers") },
    { ...of, by: "Paper number", ids: found("carried_papers") },
  ];
}

function references(q: string): Lookup[] {
  const question = questionNumber(q);
  const request = requestReference(q);
  return [
    ...(question === null ? [] : [byId("contact_query", "Reference", String(question))]),
    ...(request === null
      ? []
      : [
          {
            ...{ kind: "service_request" as const, by: "Reference" },
            ids: sql`select id from service_requests where reference = ${request}`,
          },
        ]),
  ];
}

function people(number: string): Lookup[] {
  const code = plainCode(number);
  const mobile = mobileDigits(number);
  return [
    ...(PAN.test(code) ? byPan(code) : []),
    ...(GSTIN.test(code) ? byGstin(code) : []),
    ...(number.length >= 3 ? [authorisation(number)] : []),
    ...(MOBILE.test(mobile) ? byMobile(mobile) : []),
    ...(number.includes("@") ? [byEmail(number)] : []),
  ];
}

const byPan = (pan: string): Lookup[] => [
  {
    ...{ kind: "company", by: "PAN" },
    ids: sql`select id from company_cards companies where pan = ${pan}
      order by pan_accepted_at nulls last, id limit ${MAX}`,
  },
  {
    ...{ kind: "user", by: "PAN" },
    ids: sql`select user_id from account_tax_papers where pan_number = ${pan} limit ${MAX}`,
  },
];

const byGstin = (gstin: string): Lookup[] => [
  {
    ...{ kind: "company", by: "GSTIN" },
    ids: sql`(select company_id from sites
        where gstin = ${gstin} and removed_at is null limit ${MAX})
      union (select company_id from handed_in_papers
        where number = ${gstin} and kind = 'gst' and replaced_at is null limit ${MAX})
      union (select seat.company_id from account_tax_papers papers
        join company_people seat on seat.user_id = papers.user_id and seat.status = 'active'
        where papers.gst_number = ${gstin} limit ${MAX})`,
  },
  {
    ...{ kind: "user", by: "GSTIN" },
    ids: sql`select user_id from account_tax_papers where gst_number = ${gstin} limit ${MAX}`,
  },
];

const authorisation = (number: string): Lookup => ({
  ...{ kind: "authorisation", by: "Authorisation number" },
  ids: sql`select id from recycling_rights where number ilike ${number.replace(/[\\%_]/g, "\\$&")}
    order by id desc limit ${MAX}`,
});

const byMobile = (mobile: string): Lookup[] => [
  {
    ...{ kind: "user", by: "Mobile" },
    ids: sql`select id from people where mobile = ${mobile}`,
  },
  {
    ...{ kind: "user", by: "WhatsApp" },
    ids: sql`select id from people where whatsapp = ${mobile} limit ${MAX}`,
  },
];

const byEmail = (email: string): Lookup => ({
  ...{ kind: "user", by: "Email" },
  ids: sql`select id from people where email = ${email.toLowerCase()}`,
});
