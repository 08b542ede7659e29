import { Unfinished } from "../../ui/unfinished.tsx";

export default function Purchase() {
  return <Unfinished title="All Purchase" />;
}
