import { z } from "zod";

/** The languages of the market; the first is what is said where nobody asked for another. */
export const LANGUAGES = ["en", "hi"] as const;
export const Language = z.enum(LANGUAGES, "Choose English or Hindi");
export type Language = z.output<typeof Language>;
