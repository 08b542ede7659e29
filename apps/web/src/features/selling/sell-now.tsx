import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function SellNow() {
  return <Unfinished title="Sell Now" />;
}
