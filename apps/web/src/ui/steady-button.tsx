import { useEffect, useRef, useState } from "react";
import { PlainButton } from "./button-link.tsx";

/** A finger that is on its way when the button changes arrives within so many ms. */
const LOCKED = 600;

interface Props extends Omit<React.ComponentProps<typeof PlainButton>, "onClick"> {
  /** A press's effect, in a word: while it is new the button does nothing. */
  meaning: string;
  onPress: () => void;
}

/** A button whose amount may change at any moment; a press means what stood there as it began. */
export function SteadyButton({ meaning, onPress, ...rest }: Props) {
  const [shown, setShown] = useState(meaning);
  const began = useRef<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(meaning), LOCKED);
    return () => clearTimeout(timer);
  }, [meaning]);
  const isNew = shown !== meaning;
  const press = () => {
    const meant = began.current ?? meaning;
    began.current = null;
    if (!isNew && meant === meaning) onPress();
  };
  return (
    // Not `disabled`, which would take the focus from who presses Enter.
    <PlainButton
      {...rest}
      aria-disabled={isNew || undefined}
      onPointerDown={() => {
        began.current = meaning;
      }}
      onClick={press}
    />
  );
}
