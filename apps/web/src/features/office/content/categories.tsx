import { Unfinished } from "../../../ui/states/unfinished.tsx";

export default function Categories() {
  return <Unfinished title="Categories" />;
}
