import { Unfinished } from "../../ui/unfinished.tsx";

export default function AwarenessDrive() {
  return <Unfinished title="Awareness Drive" />;
}
