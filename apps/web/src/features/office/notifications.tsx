import { Unfinished } from "../../ui/unfinished.tsx";

export default function Notifications() {
  return <Unfinished title="Notifications" />;
}
