import type { Operation } from "@rebale/contract";
import { fillPath, queryText } from "../../../lib/api/client.ts";
import type { Call } from "../../../lib/api/operations.ts";
import { Refused, Unreachable } from "../../../lib/api/refused.ts";
import { endOfficeSession, officeToken } from "../session/office-session.ts";

export interface ListFileAsked {
  readonly of: Call<Operation>;
  /** Of the path: whose list it is. */
  readonly params?: Record<string, string>;
  readonly format: "csv" | "xlsx";
  /** Search, filters and order; no pages. */
  readonly query: Record<string, unknown>;
}

/**
 * All rows of a list as a file. The office's session is a token that stands in no address, so no
 * plain link can save it.
 * @throws Unreachable, also when the file breaks off half-way, and Refused
 */
export async function fetchList({ of, params, format, query }: ListFileAsked, signal: AbortSignal) {
  try {
    const response = await fetch(
      `/api${fillPath(of.path, params)}${queryText({ ...query, format })}`,
      {
        headers: { authorization: `Bearer ${officeToken()}` },
        signal,
      },
    );
    if (!response.ok) throw await refusalOf(response);
    return { name: nameIn(response), blob: await response.blob() };
  } catch (error) {
    if (error instanceof Refused || signal.aborted) throw error;
    throw new Unreachable("The export broke off. Please try again", { cause: error });
  }
}

async function refusalOf(response: Response): Promise<Refused> {
  if (response.status === 401) endOfficeSession({ whileAtWork: true });
  const reply = (await response.json().catch(() => null)) as { message?: string } | null;
  const message = reply?.message ?? "The list could not be exported. Please try again";
  return new Refused(response.status, "unknown", message, []);
}

const nameIn = ({ headers }: Response): string =>
  /filename="([^"]+)"/.exec(headers.get("content-disposition") ?? "")?.[1] ?? "list";
