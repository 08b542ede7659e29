import { type ProblemCode, problems } from "@rebale/contract";
import type { Challenge } from "@rebale/contract/http/challenge";
import type { KeyScope } from "@rebale/contract/http/key-scopes";
import type { Words } from "@rebale/contract/values/complaint";

/** The fault of a field: a `FieldComplaint` before a language is chosen for its reader. */
export interface FieldFault {
  readonly path: string;
  readonly msg: Words;
  readonly value?: string | undefined;
}

/**
 * A refusal on purpose. Anything else that is thrown is a bug, answered 500 with nothing inside.
 */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ProblemCode;
  /** In both languages; the error's own message is the English. */
  readonly words: Words;
  readonly errors: readonly FieldFault[];
  /** Seconds, for refusals that a later try may pass. */
  readonly retryAfter: number | undefined;
  /** Stands beside the refusal: lets a seller into the own application. */
  readonly tempToken: string | undefined;
  /** Stands beside the refusal: whoever works for it may come in all the same. */
  readonly challenge: Challenge | undefined;
  /** Stands beside the refusal of a key: the scope that it lacks; null where none opens it. */
  readonly scope: KeyScope | null | undefined;
  /** Stands in the reply's `data`: what came of it all the same. */
  readonly data: Readonly<Record<string, unknown>> | null;

  constructor(
    code: ProblemCode,
    {
      path = "",
      msg = problems[code],
      errors = [{ path, msg }],
      retryAfter,
      tempToken,
      challenge,
      scope,
      data = null,
    }: {
      path?: string;
      msg?: Words;
      errors?: readonly FieldFault[];
      retryAfter?: number;
      tempToken?: string;
      challenge?: Challenge | undefined;
      scope?: KeyScope | null;
      data?: Readonly<Record<string, unknown>> | null;
    } = {},
  ) {
    // Where a refusal was thrown is of no use to anybody, and to find out is most of what a refused
    // bid would cost.
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(msg.en);
    Error.stackTraceLimit = stackTraceLimit;
    this.code = code;
    this.words = msg;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.tempToken = tempToken;
    this.challenge = challenge;
    this.scope = scope;
    this.data = data;
  }
}
