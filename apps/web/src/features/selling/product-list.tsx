import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function ProductList() {
  return <Unfinished title="All Product List" />;
}
