import { Unfinished } from "../../ui/unfinished.tsx";

export default function SellNow() {
  return <Unfinished title="Sell Now" />;
}
