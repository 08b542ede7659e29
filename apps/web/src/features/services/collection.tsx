import { Unfinished } from "../../ui/unfinished.tsx";

export default function Collection() {
  return <Unfinished title="Collection" />;
}
