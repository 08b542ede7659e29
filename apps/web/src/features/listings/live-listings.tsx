import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function LiveListings() {
  return <Unfinished title="Live Listings" />;
}
