import type { SVGProps } from "react";

interface Props extends Omit<SVGProps<SVGSVGElement>, "stroke"> {
  size?: number | string;
  /** How wide its lines are. */
  stroke?: number | string;
}

export type Icon = (props: Props) => React.JSX.Element;

/** An icon of lines, in the colour of the text around it. `~icons/tabler/user` calls this with its paths. */
export const icon =
  (paths: readonly string[]): Icon =>
  ({ size = 24, stroke = 2, ...rest }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: who shows it hides it from readers or names it
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
