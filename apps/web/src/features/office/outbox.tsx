import { Unfinished } from "../../ui/unfinished.tsx";

export default function Outbox() {
  return <Unfinished title="Outbox" />;
}
