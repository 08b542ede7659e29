import { Unfinished } from "../../ui/unfinished.tsx";

export default function CategoryLots() {
  return <Unfinished title="Category" />;
}
