import { Unfinished } from "../../ui/unfinished.tsx";

export default function About() {
  return <Unfinished title="About Us" />;
}
