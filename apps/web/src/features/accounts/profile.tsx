import { Unfinished } from "../../ui/unfinished.tsx";

export default function Profile() {
  return <Unfinished title="My Profile" />;
}
