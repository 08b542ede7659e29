import { Unfinished } from "../../ui/unfinished.tsx";

export default function Buyer() {
  return <Unfinished title="Become Our Buyer" />;
}
