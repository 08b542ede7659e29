import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Home() {
  return <Unfinished title="Home" />;
}
