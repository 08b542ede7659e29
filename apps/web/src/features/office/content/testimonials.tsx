import { Unfinished } from "../../../ui/states/unfinished.tsx";

export default function Testimonials() {
  return <Unfinished title="Testimonials" />;
}
