import { Unfinished } from "../../../ui/unfinished.tsx";

export default function Testimonials() {
  return <Unfinished title="Testimonials" />;
}
