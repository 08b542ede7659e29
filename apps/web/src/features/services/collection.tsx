import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Collection() {
  return <Unfinished title="Collection" />;
}
