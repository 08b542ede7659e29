import { Button } from "@mantine/core";
import IconArrowDown from "~icons/tabler/arrow-down";
import IconArrowUp from "~icons/tabler/arrow-up";

/** Up and down in a list that people read from its top. */
export const MoveButtons = ({
  name,
  isFirst,
  isLast,
  onMove,
}: {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}) => (
  <>
    <Button
      variant="subtle"
      px={10}
      flex="none"
      bg={isFirst ? "transparent" : undefined}
      aria-label={`Move ${name} up`}
      disabled={isFirst}
      onClick={() => onMove(-1)}
    >
      <IconArrowUp size={20} aria-hidden />
    </Button>
    <Button
      variant="subtle"
      px={10}
      flex="none"
      bg={isLast ? "transparent" : undefined}
      aria-label={`Move ${name} down`}
      disabled={isLast}
      onClick={() => onMove(1)}
    >
      <IconArrowDown size={20} aria-hidden />
    </Button>
  </>
);
