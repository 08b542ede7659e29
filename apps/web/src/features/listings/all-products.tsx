import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function AllProducts() {
  return <Unfinished title="Live Auction" />;
}
