import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Enquiries() {
  return <Unfinished title="Enquiries" />;
}
