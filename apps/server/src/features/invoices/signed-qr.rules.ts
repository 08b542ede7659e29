import type { Words } from "@rebale/contract/values/complaint";
import type { Paper } from "./paper.ts";

/** The invoice portal's signed text, as far as it says which paper it is of. Pure. */

interface Said {
  readonly SellerGstin?: unknown;
  readonly BuyerGstin?: unknown;
  readonly DocNo?: unknown;
  readonly TotInvVal?: unknown;
  readonly Irn?: unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
const partOf = (jwt: string, at: number): Record<string, unknown> | null => {
  const part = parsed(Buffer.from(jwt.split(".")[at] ?? "", "base64url").toString("utf8"));
  return typeof part === "object" && part !== null ? (part as Record<string, unknown>) : null;
};

/** Its `data` is JSON in a text; null where it is none of the portal's. */
function readSigned(jwt: string): Said | null {
  if (partOf(jwt, 0)?.alg !== "RS256") return null;
  const data = partOf(jwt, 1)?.data;
  const said = typeof data === "string" ? parsed(data) : data;
  return typeof said === "object" && said !== null ? (said as Said) : null;
}

/** Why a signed QR code is not this paper's; null where it is. */
export function whyNotSigned(
  jwt: string,
  { number, total, parties: { seller, buyer }, irnHash }: Paper,
): Words | null {
  const said = readSigned(jwt);
  if (!said)
    return {
      en: "This is not the portal's signed QR code",
      hi: "यह पोर्टल का साइन किया QR कोड नहीं है",
    };
  if (said.DocNo !== number)
    return { en: "It is of another invoice's number", hi: "इसमें दूसरे इनवॉइस का नंबर है" };
  if (Math.round(Number(said.TotInvVal) * 100) !== total)
    return { en: "It is of another total", hi: "इसमें कुल रकम दूसरी है" };
  if (said.SellerGstin !== seller.gstin)
    return { en: "It is of another seller's GSTIN", hi: "इसमें दूसरे विक्रेता का GSTIN है" };
  if (said.BuyerGstin !== buyer.gstin)
    return { en: "It is of another buyer's GSTIN", hi: "इसमें दूसरे ख़रीदार का GSTIN है" };
  return said.Irn === undefined || said.Irn === irnHash
    ? null
    : { en: "It is of another IRN", hi: "इसमें दूसरा IRN है" };
}
