/**
 * A bale between the hands that bring it and the mill that takes it: the brand's mark, drawn out.
 */
export function BaleDrawing() {
  return (
    <svg viewBox="0 0 460 360" fill="none" aria-hidden="true">
      <ellipse cx="230" cy="318" rx="200" ry="22" fill="#e9e2d2" />
      <path
        d="M74 132a170 170 0 0 1 300-36"
        stroke="#8fbaa3"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray="2 18"
      />
      <path
        d="m352 74 28 26-36 14"
        stroke="#24654a"
        strokeWidth="8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect x="112" y="120" width="236" height="196" rx="18" fill="#0f4430" />
      <g stroke="#24654a" strokeWidth="7" strokeLinecap="round">
        <path d="M130 168h56M212 160h46M284 172h48M134 216h48M206 220h50M286 212h44M130 264h54M210 270h42M282 262h50M146 296h30M300 294h28M222 296h24" />
      </g>
      <g fill="#5f9a7d">
        <circle cx="150" cy="190" r="9" />
        <circle cx="318" cy="238" r="10" />
        <circle cx="232" cy="188" r="7" />
        <circle cx="156" cy="242" r="7" />
        <circle cx="240" cy="246" r="9" />
      </g>
      <rect x="186" y="112" width="18" height="212" rx="4" fill="#f7a81b" />
      <rect x="256" y="112" width="18" height="212" rx="4" fill="#f7a81b" />
      <rect x="180" y="208" width="30" height="24" rx="5" fill="#a96a00" />
      <rect x="250" y="208" width="30" height="24" rx="5" fill="#a96a00" />
      <g>
        <rect
          x="348"
          y="236"
          width="74"
          height="80"
          rx="10"
          fill="#e3efe8"
          stroke="#0f4430"
          strokeWidth="4"
        />
        <path
          d="M366 262h38M366 280h38M366 298h22"
          stroke="#0f4430"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <circle cx="414" cy="236" r="19" fill="#f7a81b" />
        <path
          d="m405 236 7 7 12-14"
          stroke="#231600"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <path d="M36 316c0-44 20-64 44-64s30 20 30 64Z" fill="#bcd6c8" />
      <circle cx="74" cy="226" r="24" fill="#bcd6c8" />
      <path d="M50 220c4-22 44-26 50-2l-6 4c-12-8-28-8-38 0Z" fill="#f7a81b" />
    </svg>
  );
}
