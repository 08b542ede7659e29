import { Unfinished } from "../../ui/unfinished.tsx";

export default function Login() {
  return <Unfinished title="Login" />;
}
