/** A truck at the gate with strapped bales. */
export function TruckDrawing() {
  return (
    <svg viewBox="0 0 460 340" fill="none" aria-hidden="true">
      <path d="M24 112h62v190H24Z" fill="#bcd6c8" />
      <path d="M24 112h62l-6-20H30Z" fill="#0f4430" />
      <path d="M38 140h34M38 166h34M38 192h34" stroke="#f7f4ea" strokeWidth="9" />
      <rect x="0" y="296" width="460" height="14" rx="7" fill="#d8d0bb" />
      <rect x="116" y="240" width="212" height="16" fill="#10281e" />
      <path d="M332 166h54l42 52v42h-96Z" fill="#f7a81b" />
      <path d="M346 180h34l28 36h-62Z" fill="#e3efe8" />
      <path d="M420 232h8v16h-8Z" fill="#b3261e" />
      {[
        [124, 178],
        [192, 178],
        [260, 178],
        [158, 116],
        [226, 116],
      ].map(([x, y], i) => (
        <g key={`${x}-${y}`} transform={`translate(${x} ${y})`}>
          <rect width="62" height="60" rx="6" fill={i % 2 ? "#24654a" : "#0f4430"} />
          <path
            d="M8 18h14M30 30h12M10 44h12M46 14h10M46 46h10"
            stroke="#5f9a7d"
            strokeWidth="4"
            strokeLinecap="round"
          />
          <path d="M18 0v60M44 0v60" stroke="#f7a81b" strokeWidth="6" />
        </g>
      ))}
      <g fill="#8a9389" stroke="#10281e" strokeWidth="14">
        <circle cx="166" cy="276" r="20" />
        <circle cx="232" cy="276" r="20" />
        <circle cx="382" cy="276" r="20" />
      </g>
      <path
        d="M112 62c40-38 190-44 250 4"
        stroke="#8fbaa3"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="2 18"
      />
      <path
        d="m346 46 18 22-28 8"
        stroke="#24654a"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
