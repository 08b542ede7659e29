import { Unfinished } from "../../ui/unfinished.tsx";

export default function SellerHome() {
  return <Unfinished title="Seller home" />;
}
