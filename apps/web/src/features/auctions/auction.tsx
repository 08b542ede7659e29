import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Auction() {
  return <Unfinished title="Auction" />;
}
