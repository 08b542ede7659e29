/** The audit's action of a note; a note is an entry of the audit, so nobody changes it. */
export const NOTE = "note written";

/** Looks at objects: in the audit, and nothing that happened to them. */
export const LOOKS = [
  "bank account seen",
  "bidders seen",
  "declaration opened",
  "document opened",
  "evidence opened",
  "letters read",
  "people read",
  "reserve seen",
  "statement read",
  "wallet seen",
];
