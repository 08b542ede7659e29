import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Purchase() {
  return <Unfinished title="All Purchase" />;
}
