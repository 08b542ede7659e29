import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Buyer() {
  return <Unfinished title="Become Our Buyer" />;
}
