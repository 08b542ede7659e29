import { Unfinished } from "../../ui/unfinished.tsx";

export default function LiveListings() {
  return <Unfinished title="Live Listings" />;
}
