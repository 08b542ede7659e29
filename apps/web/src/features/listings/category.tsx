import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function CategoryLots() {
  return <Unfinished title="Category" />;
}
