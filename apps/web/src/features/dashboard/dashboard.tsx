import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Dashboard() {
  return <Unfinished title="Dashboard" />;
}
