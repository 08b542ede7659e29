import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Lots() {
  return <Unfinished title="Products" />;
}
