import { Unfinished } from "../../ui/unfinished.tsx";

export default function AllProducts() {
  return <Unfinished title="Live Auction" />;
}
