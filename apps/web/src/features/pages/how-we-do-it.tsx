import { Unfinished } from "../../ui/unfinished.tsx";

export default function HowWeDoIt() {
  return <Unfinished title="How we do it" />;
}
