import { Unfinished } from "../../../ui/unfinished.tsx";

export default function Posts() {
  return <Unfinished title="Blog" />;
}
