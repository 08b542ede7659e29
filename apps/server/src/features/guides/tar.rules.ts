/** A file of an archive. */
export interface TarFile {
  /** With slashes, at most 100 signs. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

const BLOCK = 512;

/** A tar archive (ustar) without times or owners: the same files are the same bytes. */
export function tarOf(files: readonly TarFile[]): Buffer {
  const parts = files.flatMap(({ path, bytes }) => [
    headOf(path, bytes.length),
    bytes,
    Buffer.alloc(-bytes.length & (BLOCK - 1)),
  ]);
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

function headOf(path: string, size: number): Buffer {
  if (Buffer.byteLength(path) > 100) throw new Error(`The path is too long: ${path}`);
  const head = Buffer.alloc(BLOCK);
  const put = (text: string, at: number) => void head.write(text, at, "utf8");
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  put(path, 0);
  put("0000644\0", 100);
  put("0000000\0", 108);
  put("0000000\0", 116);
  put(`${octal(size, 11)}\0`, 124);
  // npm makes files of 1970 look odd to some programs; this is the moment that it uses itself.
  put(`${octal(Date.UTC(1985, 9, 26, 8, 15) / 1000, 11)}\0`, 136);
  put("        ", 148);
  put("0", 156);
  put("ustar\x0000", 257);
  const sum = head.reduce((all, byte) => all + byte, 0);
  put(`${octal(sum, 6)}\0 `, 148);
  return head;
}
