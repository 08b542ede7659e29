import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Seller() {
  return <Unfinished title="Become a Seller" />;
}
