import { Unfinished } from "../../ui/unfinished.tsx";

export default function Lots() {
  return <Unfinished title="Products" />;
}
