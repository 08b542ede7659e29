import { Unfinished } from "../../../ui/unfinished.tsx";

export default function ContactMedia() {
  return <Unfinished title="Contacts" />;
}
