'use client';
import type { SegmentName } from '@lima-id/domain';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { ModuleGrid } from '../ModuleGrid/ModuleGrid.tsx';
import { CodeText } from './CodeText.tsx';
import { Code, Root, Text, Title } from './ResolvingCode.styles.ts';
import { resolvingCodeTexts } from './ResolvingCode.texts.ts';

export interface ResolvingCodeProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  identifier: string;
  /** The segment being resolved. */
  segment?: SegmentName | undefined;
  /** A line below: the node reached so far. */
  text?: ReactNode;
}

/** A lookup in progress: 5 x 5 modules, the code with the segment being resolved, and a status text. */
export function ResolvingCode({ identifier, segment, text, ...rest }: ResolvingCodeProps) {
  const { resolving } = useTexts('resolvingCode', resolvingCodeTexts);
  return (
    <Root {...rest}>
      <ModuleGrid />
      <Code>
        <CodeText identifier={identifier} segment={segment} />
      </Code>
      <Title>{resolving}</Title>
      {text === undefined ? null : <Text>{text}</Text>}
    </Root>
  );
}
