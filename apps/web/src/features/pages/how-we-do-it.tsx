import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function HowWeDoIt() {
  return <Unfinished title="How we do it" />;
}
