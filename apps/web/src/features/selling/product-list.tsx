import { Unfinished } from "../../ui/unfinished.tsx";

export default function ProductList() {
  return <Unfinished title="All Product List" />;
}
