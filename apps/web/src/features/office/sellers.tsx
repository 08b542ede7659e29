import { Unfinished } from "../../ui/unfinished.tsx";

export default function Sellers() {
  return <Unfinished title="Sellers" />;
}
