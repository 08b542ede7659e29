import { Unfinished } from "../../ui/unfinished.tsx";

export default function AllList() {
  return <Unfinished title="All my products" />;
}
