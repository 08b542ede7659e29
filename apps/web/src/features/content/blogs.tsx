import { Unfinished } from "../../ui/unfinished.tsx";

export default function Blogs() {
  return <Unfinished title="Our Recent News" />;
}
