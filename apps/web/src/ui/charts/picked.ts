interface Pointed {
  activeTooltipIndex?: number | string | null | undefined;
}

/** What makes the drawing answer a click with the row that the pointer is over. */
export const picking = (onPick: ((row: number) => void) | undefined) =>
  onPick && {
    style: { cursor: "pointer" },
    onClick: ({ activeTooltipIndex: at }: Pointed) => {
      if (at !== null && at !== undefined) onPick(Number(at));
    },
  };
