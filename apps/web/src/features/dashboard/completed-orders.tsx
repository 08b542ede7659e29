import { Unfinished } from "../../ui/unfinished.tsx";

export default function CompletedOrders() {
  return <Unfinished title="Order Completed" />;
}
