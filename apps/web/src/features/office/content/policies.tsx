import { Unfinished } from "../../../ui/unfinished.tsx";

export default function Policies() {
  return <Unfinished title="Policies" />;
}
