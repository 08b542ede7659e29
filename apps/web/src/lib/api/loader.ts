import type { Complaint, Operation } from "@rebale/contract";
import { data, type RouterContextProvider } from "react-router";
import { messages } from "../language/messages.ts";
import { renderContext } from "../page/render-context.ts";
import { type Api, createApi } from "./client.ts";
import { Refused, Unreachable } from "./refused.ts";

/**
 * The API inside a server `loader`. A refusal becomes the page's own status, so an unknown lot is a
 * real 404.
 */
export function loaderApi(context: Readonly<RouterContextProvider>): Api {
  const api = createApi(context.get(renderContext).fetch);
  return {
    async call<O extends Operation>(...args: Parameters<typeof api.call<O>>) {
      try {
        return await api.call<O>(...args);
      } catch (error) {
        throw asResponse(error);
      }
    },
  };
}

function asResponse(error: unknown): unknown {
  if (error instanceof Refused)
    return data(
      {
        ...{ code: error.code, message: error.message, errors: error.errors },
        reference: error.reference,
      },
      { status: error.status },
    );
  if (error instanceof Unreachable)
    return data({ code: "unreachable", message: error.message, errors: [] }, { status: 503 });
  return error;
}

/** For a part that the page can do without: null when it failed, and the page says so. */
export const orNull = <T>(wanted: Promise<T>): Promise<T | null> => wanted.catch(() => null);

export interface Failure {
  message: string;
  errors: readonly Complaint[];
}

/** For a part that says what was wrong with what was asked: the reply, or the refusal as data. */
export async function orFailure<T>(
  wanted: Promise<T>,
): Promise<{ reply: T; failure: null } | { reply: null; failure: Failure }> {
  try {
    return { reply: await wanted, failure: null };
  } catch (error) {
    const data = (error as { data?: Partial<Failure> } | null)?.data;
    return {
      reply: null,
      failure: { message: data?.message ?? messages.unexpected, errors: data?.errors ?? [] },
    };
  }
}
