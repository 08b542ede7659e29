/** The places of the live streams: no address may take them all. */
export function openPlaces(mostPerAddress: number) {
  const taken = new Map<string, number>();
  return {
    /** What gives the place back, or null when the address has all that it may have. */
    take(address: string): (() => void) | null {
      const count = taken.get(address) ?? 0;
      if (count >= mostPerAddress) return null;
      taken.set(address, count + 1);
      return () => {
        const left = (taken.get(address) ?? 1) - 1;
        if (left > 0) taken.set(address, left);
        else taken.delete(address);
      };
    },
  };
}
