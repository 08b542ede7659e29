import { Unfinished } from "../../ui/unfinished.tsx";

export default function TotalBid() {
  return <Unfinished title="Total Bid" />;
}
