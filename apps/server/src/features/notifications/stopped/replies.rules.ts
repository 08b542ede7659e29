const STOPS = ["STOP", "UNSUBSCRIBE", "STOPALL", "बंद", "रोको"];
const STARTS = ["START", "UNSTOP", "शुरू"];

/** The order in a reply; every other word is nobody's order. */
export function readReply(text: string): "stop" | "start" | null {
  const word = text
    .trim()
    .replace(/[.!।]+$/, "")
    .toUpperCase();
  return STOPS.includes(word) ? "stop" : STARTS.includes(word) ? "start" : null;
}

/** A number as the market keeps it: ten digits. */
export const tenDigits = (from: string): string | null =>
  /^(?:\+?91|0)?([6-9]\d{9})$/.exec(from.replace(/[\s-]/g, ""))?.[1] ?? null;
