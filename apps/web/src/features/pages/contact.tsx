import { Unfinished } from "../../ui/unfinished.tsx";

export default function Contact() {
  return <Unfinished title="Contact" />;
}
