import { Unfinished } from "../../ui/unfinished.tsx";

export default function SignIn() {
  return <Unfinished title="Office" />;
}
