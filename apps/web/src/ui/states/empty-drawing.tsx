/** An open strap around nothing: the bale that is not there yet. */
export function EmptyDrawing({ size = 132 }: { size?: number }) {
  return (
    <svg width={size} height={size * 0.8} viewBox="0 0 160 128" fill="none" aria-hidden="true">
      <ellipse cx="80" cy="112" rx="62" ry="8" fill="#e9e2d2" />
      <rect
        x="34"
        y="34"
        width="92"
        height="74"
        rx="8"
        fill="#fff"
        stroke="#8a9389"
        strokeWidth="2.5"
        strokeDasharray="7 7"
      />
      <path d="M58 34v74M102 34v74" stroke="#0f4430" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M58 34c-4-14 6-22 16-18M102 34c6-16-4-24-14-20"
        stroke="#0f4430"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="80" cy="70" r="13" fill="#fff1d2" stroke="#f7a81b" strokeWidth="3" />
      <path d="m89 80 9 10" stroke="#f7a81b" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
