/** The header of a failed answer: under this the log has its line, for who helps with it. */
export const REQUEST_ID = "x-request-id";
