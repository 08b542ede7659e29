import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function WasteManagement() {
  return <Unfinished title="Waste Management" />;
}
