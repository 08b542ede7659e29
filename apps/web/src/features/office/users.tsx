import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Users() {
  return <Unfinished title="Users" />;
}
