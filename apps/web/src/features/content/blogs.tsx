import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Blogs() {
  return <Unfinished title="Our Recent News" />;
}
