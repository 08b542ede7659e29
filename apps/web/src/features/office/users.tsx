import { Unfinished } from "../../ui/unfinished.tsx";

export default function Users() {
  return <Unfinished title="Users" />;
}
