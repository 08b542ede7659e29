import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function AllList() {
  return <Unfinished title="All my products" />;
}
