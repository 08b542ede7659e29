import type { DataOf, Operation, Reply } from "@rebale/contract";
import {
  ListFile,
  type ListFormat,
  type OfficeList,
  rowOf,
} from "@rebale/contract/office/list-files";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { withOrigin } from "../audit/call-origin.ts";
import type { Deps } from "../deps.ts";
import type { Caller } from "../http/caller.ts";
import { type Answered, type Asked, answer, parse, route } from "../http/endpoint.ts";
import { Problem } from "../http/problems/problem.ts";
import { type Column, columnsOf, type Heads } from "./columns.ts";
import { type ListQuery, pageCount, searchText } from "./list-query.ts";
import type { Listing } from "./listing.store.ts";
import { type ListFileOf, sendList } from "./send-list.ts";

type ListDeps = Pick<Deps, "db" | "clock">;
type RowOf<O extends Operation> = DataOf<O> extends readonly (infer R)[] ? R : never;
type Envelope = "is_success" | "message" | "data" | "errors";
/** The fields of a page's envelope beside the rows and the number of pages. */
type ExtraFields<O extends Operation> = Omit<Reply<O>, Envelope | "totalpage">;

/** A list whose pages are read one by one; its file is read by a cursor. */
type Paged<O extends Operation, Row> = {
  readonly listing: Listing<Row>;
  /** Where the file's rows are others than the screen's. */
  readonly file?: FileRows;
} & (
  | { readonly present: (row: Row) => RowOf<O> }
  /** Where something is read for all rows of a page at once. */
  | { readonly presentAll: (rows: readonly Row[]) => Promise<RowOf<O>[]> }
) &
  (Record<never, never> extends ExtraFields<O>
    ? { readonly extra?: () => Promise<ExtraFields<O>> }
    : { readonly extra: () => Promise<ExtraFields<O>> });
type PagedList = OfficeList & { readonly query: { readonly _zod: { output: ListQueryLike } } };
type ListQueryLike = Pick<ListQuery, "page" | "rows">;

type FileRows = Pick<ListFileOf<unknown>, "columns" | "rows" | "present">;
/** Rows of a file that are no rows of its list's screen. */
export const fileOf = <Row, Shown>(
  columns: readonly Column[],
  rows: Listing<Row>,
  present: (row: Row) => Shown,
): FileRows => ({
  columns,
  rows: rows as Listing<unknown>,
  present: eachBy(present) as FileRows["present"],
});

/**
 * Registers a list of the office: a page of it, or with `?format=` all of it as a file.
 * @param heads which fields the file has, and what they are called; else all, by their names
 */
export function listEndpoint<const O extends PagedList, Row>(
  app: FastifyInstance,
  deps: ListDeps,
  operation: O,
  list: (asked: Asked<O>) => Promise<Paged<O, Row>>,
  heads?: Heads,
): void {
  const columns = columnsIn(operation, heads);
  route<O>(app, operation, async (asked, request, reply) => {
    const answered = await list(asked);
    const { listing, extra } = answered;
    const present = "presentAll" in answered ? answered.presentAll : eachBy(answered.present);
    const format = formatOf(request);
    const query = asked.query as unknown as ListQueryLike;
    if (format) {
      const call = { operation, request, reply, query };
      if (answered.file) return exportList(deps, call, { format, ...answered.file });
      return exportList(deps, call, { format, columns, rows: listing, present });
    }
    const { listed, total } = await listing.page(query);
    const page = {
      data: await present(listed),
      totalpage: pageCount(total, query.rows),
      ...(await extra?.()),
    };
    return answer(page as unknown as Answered<O>, request, reply);
  });
}

/** Registers a list of the office that is short, and read whole at any time. */
export function shortListEndpoint<const O extends OfficeList>(
  app: FastifyInstance,
  deps: ListDeps,
  operation: O,
  handle: (asked: Asked<O>) => Promise<Answered<O>>,
  heads?: Heads,
): void {
  const columns = columnsIn(operation, heads);
  route<O>(app, operation, async (asked, request, reply) => {
    const answered = await handle(asked);
    const format = formatOf(request);
    if (!format) return answer<O>(answered, request, reply);
    const rows = answered.data as unknown as readonly unknown[];
    const file = { format, columns, rows, present: eachBy((row) => row) };
    return exportList(deps, { operation, request, reply, query: asked.query ?? {} }, file);
  });
}

const eachBy =
  <Row, Shown>(present: (row: Row) => Shown) =>
  async (rows: readonly Row[]): Promise<Shown[]> =>
    rows.map(present);

function columnsIn(operation: OfficeList, heads: Heads | undefined) {
  const row = rowOf(operation);
  if (!row) throw new TypeError(`${operation.path} lists no objects`);
  return columnsOf(row, heads);
}

const formatOf = ({ query }: FastifyRequest): ListFormat | undefined =>
  (parse(ListFile, query) as { format?: ListFormat }).format;

interface Call {
  readonly operation: OfficeList;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly query: object;
}

function exportList<Row>(
  deps: ListDeps,
  { operation, request, reply, query }: Call,
  file: Omit<ListFileOf<Row>, "name" | "filter" | "adminId">,
) {
  const adminId = adminOf(request.caller);
  const { page, rows, ...asked } = query as Partial<ListQueryLike>;
  const name = nameOf(operation.path, request.params as Record<string, string>);
  return withOrigin(request.ip, () =>
    sendList(deps, reply, { ...file, name, filter: asSearched(asked), adminId }),
  );
}

/** The typed text as it was searched for: without characters that no text of the database has. */
const asSearched = (filter: object) =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [
      name,
      typeof value === "string" ? searchText(value) : value,
    ]),
  );

/** @throws Problem not_allowed for a member: files are the office's */
function adminOf(caller: Caller): number {
  if (caller.kind !== "admin") throw new Problem("not_allowed");
  return caller.userId;
}

/** `/admin/auctions/{id}/bidders` → `auctions-12-bidders`. */
const nameOf = (path: string, params: Record<string, string>): string =>
  path
    .replace(/^\/admin\//, "")
    .replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "")
    .replace(/[^\w-]+/g, "-");
