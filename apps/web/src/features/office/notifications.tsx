import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Notifications() {
  return <Unfinished title="Notifications" />;
}
