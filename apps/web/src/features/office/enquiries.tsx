import { Unfinished } from "../../ui/unfinished.tsx";

export default function Enquiries() {
  return <Unfinished title="Enquiries" />;
}
