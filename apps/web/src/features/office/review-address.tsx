import { redirect } from "react-router";
import { placeOfOldReview } from "../../shared/office/object/places.rules.ts";
import type { Route } from "./+types/review-address";

/** Reviews once had pages of their own; who kept the address of one is led on. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => {
  throw redirect(placeOfOldReview(new URL(request.url)));
};
clientLoader.hydrate = true as const;

export { OfficeWaiting as HydrateFallback } from "../../shared/office/page/office-waiting.tsx";

export default function ReviewAddress() {
  return null;
}
