import { t } from "ttag";

/** Scenes in the brand's line: bottle green, marigold and paper. */
const person = (x: number, y: number, shirt: string, skin = "#b9794f") => (
  <g transform={`translate(${x} ${y})`}>
    <circle cx="0" cy="-34" r="11" fill={skin} />
    <path d="M-11-38c2-12 20-12 22 0-8-5-14-5-22 0Z" fill="#10281e" />
    <path d="M-17 18c0-28 6-38 17-38s17 10 17 38Z" fill={shirt} />
  </g>
);
const bale = (x: number, y: number, size: number, fill = "#0f4430") => (
  <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
    <rect width="40" height="36" rx="4" fill={fill} />
    <path d="M11 0v36M28 0v36" stroke="#f7a81b" strokeWidth="4" />
  </g>
);
const ground = <path d="M0 184h320v36H0Z" fill="#d8d0bb" />;

export const posters = [
  {
    title: t`A class learns what a phone is made of`,
    drawing: (
      <>
        <rect width="320" height="220" fill="#e3efe8" />
        {ground}
        <rect x="40" y="24" width="170" height="92" rx="6" fill="#0f4430" />
        <rect x="66" y="42" width="30" height="54" rx="5" stroke="#f7f4ea" strokeWidth="3" />
        <path
          d="M96 60h28M96 78h40M124 60h14"
          stroke="#f7a81b"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="M152 52h40M152 66h30M152 80h36"
          stroke="#8fbaa3"
          strokeWidth="4"
          strokeLinecap="round"
        />
        {person(248, 132, "#f7a81b")}
        <path d="m238 112-34-22" stroke="#b9794f" strokeWidth="6" strokeLinecap="round" />
        {person(66, 184, "#5f9a7d")}
        {person(124, 186, "#24654a", "#8f5a38")}
        {person(182, 184, "#e08f00")}
      </>
    ),
  },
  {
    title: t`Collection day in a housing society`,
    drawing: (
      <>
        <rect width="320" height="220" fill="#f7ecd2" />
        <rect x="18" y="30" width="86" height="156" fill="#bcd6c8" />
        <rect x="216" y="14" width="90" height="172" fill="#8fbaa3" />
        <path
          d="M32 50h16M62 50h16M32 80h16M62 80h16M32 110h16M62 110h16M232 36h16M264 36h16M232 68h16M264 68h16M232 100h16M264 100h16"
          stroke="#faf7f0"
          strokeWidth="14"
        />
        {ground}
        <path d="M112 120h96l10 22H102Z" fill="#f7a81b" />
        <path d="M116 142v44M204 142v44" stroke="#6f4400" strokeWidth="5" />
        <rect x="122" y="160" width="34" height="26" rx="3" fill="#0f4430" />
        <rect x="164" y="154" width="30" height="32" rx="3" fill="#24654a" />
        {person(90, 186, "#b3261e")}
        {person(232, 188, "#10281e", "#8f5a38")}
      </>
    ),
  },
  {
    title: t`Shopkeepers see which battery goes where`,
    drawing: (
      <>
        <rect width="320" height="220" fill="#e3efe8" />
        {ground}
        <path d="M30 46h260l-14 34H44Z" fill="#b3261e" />
        <path d="M70 46h40l-6 34H62ZM150 46h40l2 34h-44ZM230 46h40l-8 34h-30Z" fill="#faf7f0" />
        <rect x="44" y="80" width="232" height="104" fill="#bcd6c8" />
        <rect x="44" y="138" width="232" height="46" fill="#a96a00" />
        {[80, 140, 200].map((x) => (
          <g key={x}>
            <rect x={x} y="108" width="42" height="30" rx="4" fill="#0f4430" />
            <path d={`M${x + 8} 104h8M${x + 26} 104h8`} stroke="#10281e" strokeWidth="6" />
            <path d={`m${x + 23} 112-8 13h11l-8 12`} stroke="#f7a81b" strokeWidth="3" />
          </g>
        ))}
        {person(62, 190, "#f7a81b")}
        {person(262, 190, "#24654a")}
      </>
    ),
  },
  {
    title: t`Every load is weighed in front of the host`,
    drawing: (
      <>
        <rect width="320" height="220" fill="#f7ecd2" />
        {ground}
        <rect x="86" y="172" width="128" height="14" rx="3" fill="#10281e" />
        {bale(98, 108, 70)}
        {bale(160, 136, 40, "#24654a")}
        <path d="M232 186v-84" stroke="#10281e" strokeWidth="7" />
        <rect x="204" y="62" width="74" height="44" rx="7" fill="#10281e" />
        <rect x="212" y="70" width="58" height="28" rx="4" fill="#bcd6c8" />
        <text
          x="241"
          y="91"
          textAnchor="middle"
          fontSize="19"
          fontWeight="800"
          fill="#0f4430"
          fontFamily="Manrope Variable, sans-serif"
        >
          84.5
        </text>
        {person(48, 188, "#5f9a7d", "#8f5a38")}
        {person(292, 190, "#e08f00")}
      </>
    ),
  },
  {
    title: t`Tyres leave before the monsoon`,
    drawing: (
      <>
        <rect width="320" height="220" fill="#cfe3ee" />
        <path d="M40 60c-14 0-14-22 4-22 4-18 34-18 38 0 18-2 18 22 2 22Z" fill="#fff" />
        <path d="M214 46c-10 0-10-16 3-16 3-13 25-13 28 0 13-1 13 16 1 16Z" fill="#fff" />
        {ground}
        <path d="M150 96h108v76H150Z" fill="#24654a" />
        <path d="M258 122h30l18 26v24h-48Z" fill="#f7a81b" />
        <path d="M266 130h18l12 18h-30Z" fill="#e3efe8" />
        <g stroke="#10281e" strokeWidth="11">
          <circle cx="182" cy="176" r="13" fill="#8a9389" />
          <circle cx="276" cy="176" r="13" fill="#8a9389" />
          <circle cx="180" cy="84" r="15" />
          <circle cx="216" cy="84" r="15" />
          <circle cx="198" cy="58" r="15" />
          <circle cx="40" cy="170" r="17" />
          <circle cx="80" cy="170" r="17" />
          <circle cx="60" cy="138" r="17" />
        </g>
        {person(122, 186, "#b3261e")}
      </>
    ),
  },
  {
    title: t`A promise on the wall, and a date to come back`,
    drawing: (
      <>
        <rect width="320" height="220" fill="#e3efe8" />
        {ground}
        <rect
          x="28"
          y="26"
          width="264"
          height="122"
          rx="8"
          fill="#faf7f0"
          stroke="#0f4430"
          strokeWidth="5"
        />
        {[
          [72, 62],
          [120, 54],
          [168, 64],
          [216, 54],
          [250, 78],
          [92, 106],
          [146, 108],
          [200, 104],
        ].map(([x, y], i) => (
          <path
            key={`${x}-${y}`}
            transform={`translate(${x} ${y}) rotate(${i * 17 - 40})`}
            d="M-8 12c-8-6-9-16-5-18s4 6 6 4-2-18 2-18 3 14 5 14 1-18 5-17 1 17 3 18 5-9 8-6-3 18-10 23Z"
            fill={["#0f4430", "#f7a81b", "#b3261e", "#5f9a7d"][i % 4]}
          />
        ))}
        {person(70, 192, "#24654a")}
        {person(160, 194, "#f7a81b", "#8f5a38")}
        {person(250, 192, "#5f9a7d")}
      </>
    ),
  },
] as const;
