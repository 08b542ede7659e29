/** The bale held by two straps; `currentColor` with the straps in marigold. Works at 16 px. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="currentColor"
        d="M6 3h20a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3Z"
      />
      <path fill="var(--marigold, #f7a81b)" d="M9.5 3h3.6v26H9.5zM18.9 3h3.6v26h-3.6z" />
      <path
        fill="none"
        stroke="var(--mark-line, #f7f4ea)"
        strokeOpacity=".38"
        strokeWidth="1.6"
        d="M3 11.5h6.5m3.6 0h5.8m3.6 0H29M3 20.5h6.5m3.6 0h5.8m3.6 0H29"
      />
    </svg>
  );
}
