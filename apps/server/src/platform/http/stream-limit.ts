export type ConnectionLimit = ReturnType<typeof openConnectionLimit>;

/** How many streams an address holds open: none may take them all. */
export function openConnectionLimit(mostPerAddress: number) {
  const open = new Map<string, number>();
  return {
    /** @returns what releases the connection, once; null when the address has all it may have */
    acquire(address: string): (() => void) | null {
      const count = open.get(address) ?? 0;
      if (count >= mostPerAddress) return null;
      open.set(address, count + 1);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        const left = (open.get(address) ?? 1) - 1;
        if (left > 0) open.set(address, left);
        else open.delete(address);
      };
    },
  };
}
