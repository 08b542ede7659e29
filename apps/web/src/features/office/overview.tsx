import { Unfinished } from "../../ui/unfinished.tsx";

export default function Overview() {
  return <Unfinished title="Overview" />;
}
