import { z } from "zod";
import { complaint } from "./complaint.ts";

/** The languages of the market; the first is what is said where nobody asked for another. */
export const LANGUAGES = ["en", "hi"] as const;
export const Language = z.enum(
  LANGUAGES,
  complaint({ en: "Choose English or Hindi", hi: "अंग्रेज़ी या हिन्दी चुनिए" }),
);
export type Language = z.output<typeof Language>;
