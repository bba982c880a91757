import { Children, type ReactNode } from 'react';

/**
 * Children with each run of bare text in a `span`. A browser that translates the page replaces text nodes, and React then fails to insert or
 * remove what is next to one, and updates text that is no longer shown. Text alone in an element is safe.
 */
export function wrapText(children: ReactNode): ReactNode {
  const parts: ReactNode[] = [];
  let run = '';
  function endRun() {
    if (run !== '') parts.push(<span key={`text-${parts.length}`}>{run}</span>);
    run = '';
  }
  for (const child of Children.toArray(children)) {
    if (typeof child === 'string' || typeof child === 'number') run += String(child);
    else {
      endRun();
      parts.push(child);
    }
  }
  endRun();
  return parts;
}
