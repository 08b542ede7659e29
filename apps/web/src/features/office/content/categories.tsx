import { Unfinished } from "../../../ui/unfinished.tsx";

export default function Categories() {
  return <Unfinished title="Categories" />;
}
