import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Epr() {
  return <Unfinished title="EPR" />;
}
