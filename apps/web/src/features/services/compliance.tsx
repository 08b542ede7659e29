import { Unfinished } from "../../ui/unfinished.tsx";

export default function Compliance() {
  return <Unfinished title="Compliance" />;
}
