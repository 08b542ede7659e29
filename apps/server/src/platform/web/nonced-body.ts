import { randomFillSync } from "node:crypto";
import { once } from "node:events";
import {
  type BrotliCompress,
  constants,
  crc32,
  createBrotliCompress,
  createDeflateRaw,
  type DeflateRaw,
} from "node:zlib";

export type Encoding = "br" | "gzip";

const NONCE_BYTES = 18;
const NONCE_LENGTH = 24;
/** Random bytes are asked for in hundreds: asking takes as long for one nonce as for all of these. */
const random = Buffer.alloc(NONCE_BYTES * 200);
let used = random.length;

/** Unpredictable, of constant length, and free of signs that HTML, JSON or a header would escape. */
export function newNonce(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  used += NONCE_BYTES;
  return random.toString("base64url", used - NONCE_BYTES, used);
}

/**
 * Pages are rendered with this in the nonce's place. Random, so that nobody can write it into what
 * a page shows and be given a nonce.
 */
export const NONCE_PLACEHOLDER = newNonce();

/** Bytes that no page holds: control characters, and what UTF-8 never has. */
const UNUSED = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28],
  ...[0xc0, 0xc1, 0xf5, 0xf6, 0xf7, 0xf8, 0xf9, 0xfa, 0xfb, 0xfc, 0xfd, 0xfe, 0xff],
];

/**
 * A De Bruijn sequence over these bytes: no three that follow each other come twice (Fredricksen,
 * Kessler and Maiorana).
 */
function deBruijn(bytes: readonly number[], length: number): Buffer {
  const sequence: number[] = [];
  const word = new Array<number>(length + 1).fill(0);
  const extend = (at: number, period: number) => {
    if (at > length) {
      if (length % period === 0)
        for (const letter of word.slice(1, period + 1)) sequence.push(bytes[letter] as number);
      return;
    }
    word[at] = word[at - period] as number;
    extend(at + 1, period);
    for (let letter = (word[at - period] as number) + 1; letter < bytes.length; letter++) {
      word[at] = letter;
      extend(at + 1, at);
    }
  };
  extend(1, 1);
  return Buffer.from(sequence);
}
const unrepeated = deBruijn(UNUSED, 3);

/**
 * What stands for a page's nonces, one each, while it is compressed: nothing refers to them, and
 * they refer to nothing. One that repeated another would be written as a copy of it, and what
 * follows may say "as far back as the last copy". Enough for 2,000 nonces.
 */
function blankAt(i: number): Buffer {
  if ((i + 1) * NONCE_LENGTH > unrepeated.length) throw new Error("A page has too many nonces");
  return unrepeated.subarray(i * NONCE_LENGTH, (i + 1) * NONCE_LENGTH);
}

/**
 * A rendered page whose nonce is put in at each response. Its text is compressed once: a
 * compressed stream may hold stored blocks, and the nonce is one wherever it stands. Responses are
 * made of pieces that all of them share: joined, a page of 125 KB would be copied for each.
 */
export class NoncedBody {
  readonly #pieces: readonly Buffer[];
  readonly #compressed = new Map<Encoding, Promise<readonly Buffer[]>>();
  /** Bytes, uncompressed. */
  readonly length: number;

  constructor(html: Buffer) {
    this.length = html.length;
    this.#pieces = split(html, NONCE_PLACEHOLDER);
  }

  plain(nonce: string): Buffer[] {
    return between(this.#pieces, Buffer.from(nonce));
  }

  async encoded(encoding: Encoding, nonce: string): Promise<Buffer[]> {
    let pieces = this.#compressed.get(encoding);
    if (!pieces) {
      pieces = compressPieces(this.#pieces, codecs[encoding].open());
      this.#compressed.set(encoding, pieces);
    }
    const { stored, frame } = codecs[encoding];
    const spliced = between(await pieces, stored(Buffer.from(nonce)));
    return frame(spliced, () => this.plain(nonce));
  }
}

interface Codec {
  readonly open: () => BrotliCompress | DeflateRaw;
  /** Bytes of a block that holds `text` uncompressed, at a byte's beginning. */
  readonly stored: (text: Buffer) => Buffer;
  readonly frame: (stream: Buffer[], plain: () => Buffer[]) => Buffer[];
}

const codecs: Readonly<Record<Encoding, Codec>> = {
  br: {
    // Above 4 the encoder would look at the bytes before each to choose its codes.
    open: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    // RFC 7932, 9.2: ISLAST 0, MNIBBLES 0 (four), MLEN - 1, ISUNCOMPRESSED 1.
    stored: (text) => {
      const header = ((text.length - 1) << 3) | (1 << 19);
      return Buffer.from([header & 0xff, (header >> 8) & 0xff, header >> 16, ...text]);
    },
    frame: (stream) => stream,
  },
  gzip: {
    open: () => createDeflateRaw({ level: 6 }),
    // RFC 1951, 3.2.4: BFINAL 0, BTYPE 00, then LEN and its complement.
    stored: (text) => {
      const header = Buffer.alloc(5);
      header.writeUInt16LE(text.length, 1);
      header.writeUInt16LE(~text.length & 0xffff, 3);
      return Buffer.concat([header, text]);
    },
    frame: (stream, plain) => {
      const body = plain();
      const end = Buffer.alloc(8);
      end.writeUInt32LE(
        body.reduce((sum, piece) => crc32(piece, sum), 0),
        0,
      );
      end.writeUInt32LE(lengthOf(body), 4);
      return [gzipHead, ...stream, end];
    },
  },
};
/** RFC 1952: deflate, no name, no time, unknown system. */
const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/**
 * One compressed stream, cut where the nonce goes. The encoder sees a blank there, so that its
 * distances stay right, and what it makes of it is thrown away.
 */
async function compressPieces(
  pieces: readonly Buffer[],
  encoder: BrotliCompress | DeflateRaw,
): Promise<readonly Buffer[]> {
  let made: Buffer[] = [];
  encoder.on("data", (chunk: Buffer) => made.push(chunk));
  const take = () => {
    const all = Buffer.concat(made);
    made = [];
    return all;
  };
  const cut: Buffer[] = [];
  for (const [i, piece] of pieces.slice(0, -1).entries()) {
    encoder.write(piece);
    await flushed(encoder);
    cut.push(take());
    encoder.write(blankAt(i));
    await flushed(encoder);
    take();
  }
  const ended = once(encoder, "end");
  encoder.end(pieces.at(-1));
  await ended;
  return [...cut, take()];
}

const flushed = (encoder: BrotliCompress | DeflateRaw) =>
  new Promise<void>((resolve, reject) => {
    encoder.once("error", reject);
    encoder.flush(() => {
      encoder.off("error", reject);
      resolve();
    });
  });

function split(whole: Buffer, at: string): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let next = whole.indexOf(at); next >= 0; next = whole.indexOf(at, from)) {
    pieces.push(whole.subarray(from, next));
    from = next + at.length;
  }
  return [...pieces, whole.subarray(from)];
}

const between = (pieces: readonly Buffer[], put: Buffer): Buffer[] =>
  pieces.flatMap((piece, i) => (i === 0 ? [piece] : [put, piece]));

/** Bytes. */
export const lengthOf = (pieces: readonly Buffer[]): number =>
  pieces.reduce((sum, { length }) => sum + length, 0);
