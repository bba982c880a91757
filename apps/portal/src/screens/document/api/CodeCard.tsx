import type { ReactNode } from 'react';
import { CopyButton } from '../../../shared/page/CopyButton.tsx';
import { Card, Code } from './CodeCard.styles.ts';
import { codeParts } from './codeParts.ts';

interface CodeCardProps {
  /** What the code is. */
  name: string;
  code: string;
  /** What the reader may choose, at the right of its name. */
  children?: ReactNode;
}

/** Code on ink, to read and to copy. */
export function CodeCard({ name, code, children }: CodeCardProps) {
  return (
    <Card aria-label={name}>
      <div data-part="head">
        <h2>{name}</h2>
        {children}
        <CopyButton name={name} text={code} />
      </div>
      {/* It may be wider than its place, and the keyboard has to reach what is out of sight. */}
      <Code tabIndex={0}>
        <code>
          {codeParts(code).map(({ at, text, kind }) => (
            <span key={at} data-kind={kind}>
              {text}
            </span>
          ))}
        </code>
      </Code>
    </Card>
  );
}
