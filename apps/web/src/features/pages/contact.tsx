import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Contact() {
  return <Unfinished title="Contact" />;
}
