import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function SignIn() {
  return <Unfinished title="Office" />;
}
