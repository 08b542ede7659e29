import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function TotalBid() {
  return <Unfinished title="Total Bid" />;
}
