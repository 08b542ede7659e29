import { usualCategories } from "../../features/content/index.ts";

/** A new market may begin with the same. */
export const categories = usualCategories;
