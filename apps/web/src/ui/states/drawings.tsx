/** Small line drawings for lists that are empty, each for its place. */
const drawings = {
  /** No lots: an open strap around a bale that is not there yet. */
  bale: (
    <>
      <rect x="34" y="34" width="92" height="70" rx="8" fill="#fff" strokeDasharray="7 7" />
      <path data-strong d="M58 34v70M102 34v70M58 34c-4-14 6-22 16-18M102 34c6-16-4-24-14-20" />
      <path data-accent d="M72 69h16M80 61v16" />
    </>
  ),
  /** Nothing found: a glass over an empty shelf. */
  search: (
    <>
      <path d="M26 104h108M26 60h46M118 60h16M36 60v44M124 60v44" />
      <path d="M44 104V88h22v16" strokeDasharray="5 6" />
      <circle data-strong cx="92" cy="50" r="24" fill="#fff" />
      <path data-strong d="m109 68 16 18" />
      <path data-accent d="M83 43a13 13 0 0 1 12-5" />
    </>
  ),
  /** No bids: a gavel at rest. */
  bids: (
    <>
      <path d="M44 104h72M52 104l5-12h46l5 12" fill="#fff" />
      <path data-strong d="m58 46 24-24 22 22-24 24zM52 52l12 12M76 16l34 34" fill="#fff" />
      <path data-strong d="m93 57 34 30" />
      <path data-accent d="M30 78h14M26 64l12 4M36 92l10-4" />
    </>
  ),
  /** No orders: a truck that has not been loaded. */
  orders: (
    <>
      <path d="M22 90V44h70v46" strokeDasharray="7 7" fill="#fff" />
      <path data-strong d="M92 90V56h24l20 20v14h-8M22 90h10M56 90h48M116 56v20h20" />
      <circle data-strong cx="44" cy="92" r="12" fill="#fff" />
      <circle data-strong cx="116" cy="92" r="12" fill="#fff" />
      <path data-accent d="M57 58v18m-8-8 8 8 8-8" />
    </>
  ),
  /** No messages: a bell that is still. */
  bell: (
    <>
      <path data-strong d="M50 88c8-8 8-18 8-32a22 22 0 0 1 44 0c0 14 0 24 8 32z" fill="#fff" />
      <path data-strong d="M80 34v-8M71 88a9 9 0 0 0 18 0" />
      <path data-accent d="M112 30h14l-14 14h14M128 12h10l-10 10h10" />
    </>
  ),
  /** No price yet: axes without a line. */
  price: (
    <>
      <path data-strong d="M36 20v84h92" />
      <path d="M36 80h92M36 56h92M36 32h92" strokeDasharray="4 7" />
      <path data-accent d="m48 88 20-6 18 3 32-22" strokeDasharray="1 9" />
      <circle data-accent cx="122" cy="60" r="4" />
    </>
  ),
  /** No news: a sheet that is not printed. */
  news: (
    <>
      <path data-strong d="M40 24h66v80H48a8 8 0 0 1-8-8z" fill="#fff" />
      <path d="M106 46h16v50a8 8 0 0 1-16 0" fill="#fff" />
      <path d="M52 72h42M52 84h42M52 94h26" strokeDasharray="6 6" />
      <path data-accent d="M52 38h42v20H52z" fill="#fff1d2" />
    </>
  ),
  /** Nothing to decide: a list that is ticked. */
  done: (
    <>
      <rect data-strong x="46" y="26" width="68" height="80" rx="8" fill="#fff" />
      <path data-strong d="M66 26v-6h28v6a4 4 0 0 1-4 4H70a4 4 0 0 1-4-4z" fill="#fff" />
      <path d="M76 52h26M76 70h26M76 88h26" />
      <path data-accent d="m56 52 4 4 7-8M56 70l4 4 7-8M56 88l4 4 7-8" />
    </>
  ),
  /** Not for this account: a gate that is shut. */
  gate: (
    <>
      <path d="M28 104V40M132 104V40M28 52h104M28 88h104M54 52v36M80 52v36M106 52v36" />
      <rect data-strong x="64" y="58" width="32" height="26" rx="5" fill="#fff" />
      <path data-strong d="M71 58v-8a9 9 0 0 1 18 0v8" />
      <path data-accent d="M80 68v6" />
    </>
  ),
} as const;

export type Drawing = keyof typeof drawings;

/** With the ground below them: a ground alone would be half a picture. */
export default function Lines({ of }: { of: Drawing }) {
  return (
    <>
      <ellipse cx="80" cy="112" rx="62" ry="7" fill="#e9e2d2" stroke="none" />
      {drawings[of]}
    </>
  );
}
