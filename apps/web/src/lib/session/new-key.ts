/** `crypto.randomUUID` is only there on secure addresses; random values are everywhere. */
export const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
