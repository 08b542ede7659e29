import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Overview() {
  return <Unfinished title="Overview" />;
}
