import { hasPlaces, TypedNumber } from "./money.ts";

/** 0 to 100 percent as somebody types them. */
export const percent = (decimals: "two" | "four") =>
  TypedNumber.refine((n) => n >= 0 && n <= 100, "Use 0 to 100 percent").refine(
    hasPlaces(decimals === "two" ? 100 : 10_000),
    `Use at most ${decimals} decimals`,
  );
