import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Outbox() {
  return <Unfinished title="Outbox" />;
}
