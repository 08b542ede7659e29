import { indianNumber, quantity } from "../../../lib/formatting/formatting.ts";

/** 8,520 kg; the part below a kilogram only where there is one. */
export const kilograms = (kg: number): string => quantity(kg, "kg");

/** Without its unit, for big digits that stand beside it. */
export const digits = (kg: number): string => indianNumber(kg, 3);
