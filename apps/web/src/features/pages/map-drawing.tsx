/** Streets and a pin: stands where the map will be, and stays when it does not come. */
export function MapDrawing() {
  return (
    <svg viewBox="0 0 640 360" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="360" fill="#e3efe8" />
      <path d="M0 250c110-30 170 20 280-8s220-50 360-10v128H0Z" fill="#d3e6db" />
      <path d="M410 0c-20 70 30 110 90 130s110 60 140 120V0Z" fill="#cfe3ee" />
      <g stroke="#fff" strokeLinecap="round" fill="none">
        <path strokeWidth="16" d="M-10 190c150-40 300-10 660-90" />
        <path strokeWidth="16" d="M250-10c10 120-30 240 20 380" />
        <path
          strokeWidth="9"
          d="M-10 80c120 10 200 0 262-30M80-10c0 100 40 220 20 380M270 260c100-10 240 10 380-30M390-10c0 130-30 250 10 380M-10 300c100-20 190-10 275 0M520 90c0 90 20 180 10 280"
        />
      </g>
      <g fill="#f1ecdf">
        <rect x="120" y="100" width="60" height="44" rx="6" />
        <rect x="190" y="92" width="42" height="60" rx="6" />
        <rect x="290" y="60" width="70" height="50" rx="6" />
        <rect x="290" y="180" width="80" height="56" rx="6" />
        <rect x="130" y="208" width="96" height="52" rx="6" />
        <rect x="420" y="170" width="78" height="50" rx="6" />
        <rect x="20" y="110" width="56" height="46" rx="6" />
      </g>
      <ellipse cx="262" cy="178" rx="26" ry="8" fill="#10281e" opacity=".22" />
      <path d="M262 176c-34-40-44-56-44-74a44 44 0 0 1 88 0c0 18-10 34-44 74Z" fill="#0f4430" />
      <rect x="244" y="82" width="36" height="36" rx="6" fill="#f7f4ea" />
      <path d="M255 82v36M269 82v36" stroke="#f7a81b" strokeWidth="6" />
    </svg>
  );
}
