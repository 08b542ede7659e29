import sharp from "sharp";

/** Which of a digit's seven segments are lit: top, upper left and right, middle, lower ones, bottom. */
const SEGMENTS = [119, 36, 93, 109, 46, 107, 123, 37, 127, 111] as const;
const [WIDTH, HEIGHT, THICK] = [60, 110, 12] as const;

/** Places of the segments in a digit, in the order of their bits. */
const places = [
  [THICK, 0, WIDTH - 2 * THICK, THICK],
  [0, THICK, THICK, HEIGHT / 2 - THICK],
  [WIDTH - THICK, THICK, THICK, HEIGHT / 2 - THICK],
  [THICK, HEIGHT / 2 - THICK / 2, WIDTH - 2 * THICK, THICK],
  [0, HEIGHT / 2 + THICK / 2, THICK, HEIGHT / 2 - THICK],
  [WIDTH - THICK, HEIGHT / 2 + THICK / 2, THICK, HEIGHT / 2 - THICK],
  [THICK, HEIGHT - THICK, WIDTH - 2 * THICK, THICK],
] as const;

function digit(value: number, left: number): string {
  const lit = SEGMENTS[value] ?? 0;
  return places
    .map(([x, y, width, height], i) => {
      const colour = lit & (1 << i) ? "#ff3b2f" : "#2a0d0b";
      return `<rect x="${left + x}" y="${40 + y}" width="${width}" height="${height}" rx="4" fill="${colour}"/>`;
    })
    .join("");
}

/** The display of a weighbridge: a photo of the demo, which has no camera and no fonts to rely on. */
export function drawSlip(kilograms: number): Promise<Buffer> {
  const digits = String(kilograms).padStart(5, "0");
  const drawn = [...digits].map((sign, i) => digit(Number(sign), 40 + i * (WIDTH + 22))).join("");
  const width = 80 + digits.length * (WIDTH + 22);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="190">
    <rect width="100%" height="100%" fill="#3b4148"/>
    <rect x="18" y="18" width="${width - 36}" height="154" rx="10" fill="#120504"/>${drawn}</svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer();
}
