import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Compliance() {
  return <Unfinished title="Compliance" />;
}
