/** Subject of the messages that carry a sign-in code; their text is not shown in the office's outbox outside the demo. */
export const CODE_SUBJECT = "Your code";
