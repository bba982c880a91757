import { Method } from './MethodTag.styles.ts';
import type { Operation } from './operations.ts';

/** How a call is made, in words and in a colour; `solid` on its own page. */
export function MethodTag({ method, solid = false }: { method: Operation['method']; solid?: boolean }) {
  return (
    <Method data-method={method} data-solid={solid ? '' : undefined}>
      {method}
    </Method>
  );
}
