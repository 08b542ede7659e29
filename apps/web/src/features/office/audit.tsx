import { Unfinished } from "../../ui/unfinished.tsx";

export default function Audit() {
  return <Unfinished title="Audit" />;
}
