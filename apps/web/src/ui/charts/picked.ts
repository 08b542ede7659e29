interface Pointed {
  activeTooltipIndex?: number | string | null | undefined;
}

/** Props that make the drawing answer a click with the row under the pointer. */
export const picking = (onPick: ((row: number) => void) | undefined) =>
  onPick && {
    style: { cursor: "pointer" },
    onClick: ({ activeTooltipIndex: at }: Pointed) => {
      if (at !== null && at !== undefined) onPick(Number(at));
    },
  };
