import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Questions() {
  return <Unfinished title="Questions" />;
}
