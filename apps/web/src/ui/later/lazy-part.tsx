import {
  type ComponentType,
  type LazyExoticComponent,
  Suspense,
  useDeferredValue,
  useMemo,
} from "react";
import { Optional } from "./optional.tsx";

/**
 * A part that the server has drawn and whose code comes after the page's. News that comes before
 * the code waits for it: drawn without the code, React would take away what stands there, and with
 * it what somebody has opened or chosen.
 */
export function LazyPart<Props extends object>({
  part,
  of,
}: {
  part: LazyExoticComponent<ComponentType<Props>>;
  of: Props;
}) {
  const shown = useDeferredValue(of);
  return useMemo(() => {
    const Part: ComponentType<Props> = part;
    return (
      <Optional>
        <Suspense>
          <Part {...shown} />
        </Suspense>
      </Optional>
    );
  }, [part, shown]);
}
