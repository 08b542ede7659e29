import { Unfinished } from "../../ui/states/unfinished.tsx";

export default function SellerHome() {
  return <Unfinished title="Seller home" />;
}
