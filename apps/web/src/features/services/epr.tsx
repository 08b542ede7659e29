import { Unfinished } from "../../ui/unfinished.tsx";

export default function Epr() {
  return <Unfinished title="EPR" />;
}
