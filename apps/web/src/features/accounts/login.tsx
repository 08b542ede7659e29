import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Login() {
  return <Unfinished title="Login" />;
}
