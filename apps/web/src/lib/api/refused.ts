import type { FieldComplaint, ProblemCode } from "@rebale/contract";
import type { Challenge } from "@rebale/contract/http/challenge";

interface Beside {
  tempToken?: string | undefined;
  reference?: string | undefined;
  challenge?: Challenge | undefined;
  data?: unknown;
}

/**
 * The server understood and said no; screens decide by `code`, people read `message` and `errors`.
 */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly status: number;
  readonly code: ProblemCode | "unknown";
  readonly errors: readonly FieldComplaint[];
  /** Stands beside the refusal of a seller's login: opens the own application alone. */
  readonly tempToken: string | undefined;
  /** A way in all the same, where many people use one network. */
  readonly challenge: Challenge | undefined;
  /** The refusal's own `data`, as its operation's summary names it. */
  readonly data: unknown;
  /** The log has a line under it. */
  readonly reference: string | undefined;

  constructor(
    status: number,
    code: ProblemCode | "unknown",
    message: string,
    errors: readonly FieldComplaint[],
    { tempToken, challenge, data, reference }: Beside = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.tempToken = tempToken;
    this.challenge = challenge;
    this.data = data;
    this.reference = reference;
  }
}

/** No answer came: the request may or may not have been carried out. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}
