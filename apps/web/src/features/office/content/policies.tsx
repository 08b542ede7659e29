import { Unfinished } from "../../../ui/states/unfinished.tsx";

export default function Policies() {
  return <Unfinished title="Policies" />;
}
