import { Method } from './MethodTag.styles.ts';
import type { Operation } from './operations.ts';

/** The HTTP method, as text in a colour; `solid` on its own page. */
export function MethodTag({ method, solid = false }: { method: Operation['method']; solid?: boolean }) {
  return (
    <Method data-method={method} data-solid={solid ? '' : undefined}>
      {method}
    </Method>
  );
}
