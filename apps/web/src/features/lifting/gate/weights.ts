import { indianNumber } from "../../../lib/formatting/formatting.ts";

/** Without its unit, for big digits that stand beside it. */
export const digits = (kg: number): string => indianNumber(kg, 3);
