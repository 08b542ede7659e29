import { Unfinished } from "../../ui/unfinished.tsx";

export default function Home() {
  return <Unfinished title="Home" />;
}
