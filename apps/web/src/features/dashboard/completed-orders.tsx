import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function CompletedOrders() {
  return <Unfinished title="Order Completed" />;
}
