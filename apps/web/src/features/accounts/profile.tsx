import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function Profile() {
  return <Unfinished title="My Profile" />;
}
