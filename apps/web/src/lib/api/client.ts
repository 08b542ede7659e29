import type {
  BodyIn,
  FieldComplaint,
  Operation,
  ParamsIn,
  ProblemCode,
  QueryIn,
  Reply,
} from "@rebale/contract";
import type { Challenge } from "@rebale/contract/http/challenge";
import { REQUEST_ID } from "@rebale/contract/http/request-id";
import { language } from "../language/language.ts";
import type { Call } from "./operations.ts";
import { Refused, Unreachable } from "./refused.ts";
import { postWithProgress } from "./upload.ts";

type Part<O, K extends string, T> = O extends { readonly [P in K]: unknown }
  ? undefined extends T
    ? { [P in K]?: T }
    : Record<never, never> extends T
      ? { [P in K]?: T }
      : { [P in K]: T }
  : unknown;
type FilesOf<O> = O extends { readonly files: infer F }
  ? { files?: { [N in keyof F]?: File | readonly File[] | null } }
  : unknown;

export type Input<O extends Operation> = Part<O, "params", ParamsIn<O>> &
  Part<O, "query", QueryIn<O>> &
  Part<O, "body", BodyIn<O>> &
  FilesOf<O> & {
    headers?: Record<string, string>;
    signal?: AbortSignal;
    onProgress?: (share: number) => void;
  };

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, File | readonly File[] | null | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  onProgress?: (share: number) => void;
}

/** As much of a Response as is read here. */
export type ApiResponse = Pick<Response, "ok" | "status" | "json"> & {
  readonly headers: Pick<Headers, "get">;
};
export type Fetch = (path: string, init?: RequestInit) => Promise<ApiResponse>;

export interface Api {
  call<O extends Operation>(
    operation: Call<O>,
    ...input: Record<never, never> extends Input<O> ? [Input<O>?] : [Input<O>]
  ): Promise<Reply<O>>;
}

/** The typed client. `token` is asked at every call, so that a sign-in counts at once. */
export function createApi(fetch: Fetch, token?: () => string | null): Api {
  return {
    async call(operation, ...rest) {
      const input = (rest[0] ?? {}) as LooseInput;
      const path = `/api${fillPath(operation.path, input.params)}${queryText(input.query)}`;
      const headers: Record<string, string> = {
        accept: "application/json",
        // Refusals are worded in the language of the page.
        "accept-language": language,
        ...input.headers,
      };
      const bearer = token?.();
      if (bearer && !headers.authorization) headers.authorization = `Bearer ${bearer}`;
      const body = bodyOf(operation, input, headers);
      const init: RequestInit = { method: operation.method, headers, body, signal: input.signal };
      const response = await reach(() =>
        input.onProgress ? postWithProgress(path, init, input.onProgress) : fetch(path, init),
      );
      return (await unwrap(response)) as never;
    },
  };
}

export const fillPath = (path: string, params: Record<string, unknown> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? "")));

export function queryText(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, v]) => v !== undefined && v !== null && v !== "");
  return given.length ? `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}` : "";
}

function bodyOf(
  operation: Call<Operation>,
  input: LooseInput,
  headers: Record<string, string>,
): BodyInit | undefined {
  if (operation.files) {
    const form = new FormData();
    // Fields first: the server knows what the files belong to before they arrive.
    for (const [name, value] of Object.entries((input.body ?? {}) as Record<string, unknown>))
      form.append(name, String(value));
    for (const [name, value] of Object.entries(input.files ?? {}))
      for (const file of value instanceof File ? [value] : (value ?? []))
        form.append(name, file, file.name);
    return form;
  }
  if (operation.method === "GET" || (input.body === undefined && operation.method === "DELETE"))
    return undefined;
  headers["content-type"] = "application/json";
  return JSON.stringify(input.body ?? {});
}

async function reach(send: () => Promise<ApiResponse>): Promise<ApiResponse> {
  try {
    return await send();
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Unreachable("The market could not be reached", { cause: error });
  }
}

async function unwrap(response: ApiResponse): Promise<unknown> {
  const reply = (await response.json().catch(() => null)) as {
    is_success?: unknown;
    code?: ProblemCode;
    message?: string;
    errors?: FieldComplaint[];
    temp_token?: string;
    challenge?: Challenge;
    data?: unknown;
  } | null;
  if (response.ok && reply && reply.is_success !== 0) return reply;
  // A gateway's own error page is not the market's refusal: the call may be tried again.
  if (!reply && response.status >= 502) throw new Unreachable("The market could not be reached");
  throw new Refused(
    response.status,
    reply?.code ?? "unknown",
    reply?.message ?? "Something went wrong on our side",
    reply?.errors ?? [],
    {
      tempToken: reply?.temp_token,
      challenge: reply?.challenge,
      data: reply?.data,
      reference: response.headers.get(REQUEST_ID) ?? undefined,
    },
  );
}
