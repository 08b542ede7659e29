import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Sellers() {
  return <Unfinished title="Sellers" />;
}
