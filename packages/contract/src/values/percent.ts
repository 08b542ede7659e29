import { complaint } from "./complaint.ts";
import { atMostFourDecimals, atMostTwoDecimals } from "./complaints.ts";
import { hasPlaces, TypedNumber } from "./money.ts";

/** 0 to 100 percent as somebody types them. */
export const percent = (decimals: "two" | "four") =>
  TypedNumber.refine(
    (n) => n >= 0 && n <= 100,
    complaint({ en: "Use 0 to 100 percent", hi: "0 से 100 प्रतिशत के बीच लिखिए" }),
  ).refine(
    hasPlaces(decimals === "two" ? 100 : 10_000),
    decimals === "two" ? atMostTwoDecimals : atMostFourDecimals,
  );
