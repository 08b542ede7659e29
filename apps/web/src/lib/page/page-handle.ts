/** A route's facts of its pages, for the shell around them. */
export interface PageHandle {
  /** Members work on them: no menu that advertises, and one line for a footer. */
  readonly isWork?: boolean;
}
