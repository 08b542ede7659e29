import { Unfinished } from "../../ui/unfinished.tsx";

export default function Questions() {
  return <Unfinished title="Questions" />;
}
