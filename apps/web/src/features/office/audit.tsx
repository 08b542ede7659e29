import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Audit() {
  return <Unfinished title="Audit" />;
}
