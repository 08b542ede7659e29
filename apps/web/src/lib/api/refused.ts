import type { FieldComplaint, ProblemCode } from "@rebale/contract";

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

  constructor(
    status: number,
    code: ProblemCode | "unknown",
    message: string,
    errors: readonly FieldComplaint[],
    tempToken?: string,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.tempToken = tempToken;
  }
}

/** No answer came: the request may or may not have been carried out. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";
}
