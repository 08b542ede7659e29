import { Unfinished } from "../../../ui/states/unfinished.tsx";

export default function ContactMedia() {
  return <Unfinished title="Contacts" />;
}
