import { Unfinished } from "../../../ui/states/unfinished.tsx";

export default function Posts() {
  return <Unfinished title="Blog" />;
}
