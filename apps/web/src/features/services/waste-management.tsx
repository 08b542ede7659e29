import { Unfinished } from "../../ui/unfinished.tsx";

export default function WasteManagement() {
  return <Unfinished title="Waste Management" />;
}
