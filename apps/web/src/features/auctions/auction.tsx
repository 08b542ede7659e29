import { Unfinished } from "../../ui/unfinished.tsx";

export default function Auction() {
  return <Unfinished title="Auction" />;
}
