import { Unfinished } from "../../ui/unfinished.tsx";

export default function Dashboard() {
  return <Unfinished title="Dashboard" />;
}
