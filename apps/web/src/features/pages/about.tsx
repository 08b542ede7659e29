import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function About() {
  return <Unfinished title="About Us" />;
}
