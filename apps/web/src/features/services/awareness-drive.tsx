import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function AwarenessDrive() {
  return <Unfinished title="Awareness Drive" />;
}
