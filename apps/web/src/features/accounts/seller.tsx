import { Unfinished } from "../../ui/unfinished.tsx";

export default function Seller() {
  return <Unfinished title="Become a Seller" />;
}
