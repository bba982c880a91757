import type { ReactNode } from 'react';
import { CopyButton } from '../../../shared/page/CopyButton.tsx';
import { Card, Code } from './CodeCard.styles.ts';
import { codeParts } from './codeParts.ts';

interface CodeCardProps {
  name: string;
  code: string;
  /** Controls at the right of its name. */
  children?: ReactNode;
}

/** Code on ink, with a copy button. */
export function CodeCard({ name, code, children }: CodeCardProps) {
  return (
    <Card aria-label={name}>
      <div data-part="head">
        <h2>{name}</h2>
        {children}
        <CopyButton name={name} text={code} />
      </div>
      {/* Focusable, since it may scroll and the keyboard has to reach the hidden part. */}
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
