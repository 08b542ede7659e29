import { Button } from "@mantine/core";
import { t } from "ttag";
import IconArrowDown from "~icons/tabler/arrow-down";
import IconArrowUp from "~icons/tabler/arrow-up";

interface Props {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

/** Up and down in a list that people read from its top. */
export const MoveButtons = ({ name, isFirst, isLast, onMove }: Props) => (
  <>
    <Move label={t`Move ${name} up`} cannot={isFirst} onMove={() => onMove(-1)}>
      <IconArrowUp size={20} aria-hidden />
    </Move>
    <Move label={t`Move ${name} down`} cannot={isLast} onMove={() => onMove(1)}>
      <IconArrowDown size={20} aria-hidden />
    </Move>
  </>
);

interface MoveProps {
  label: string;
  cannot: boolean;
  onMove: () => void;
  children: React.ReactNode;
}
const Move = ({ label, cannot, onMove, children }: MoveProps) => (
  <Button
    variant="subtle"
    px={10}
    flex="none"
    bg={cannot ? "transparent" : undefined}
    aria-label={label}
    disabled={cannot}
    onClick={onMove}
  >
    {children}
  </Button>
);
