import { listRole, VisuallyHidden } from '@lima-id/ui';
import type { CSSProperties } from 'react';
import { Line, Node, Step, Text, Title, Year } from './History.styles.ts';
import type { introduction } from './introduction.ts';
import { SectionOf } from './SectionOf.tsx';
import { texts } from './texts.ts';

/** Section 01: the years of the company on one line, upright on phones. */
export function History({ history }: { history: (typeof introduction)['history'] }) {
  const latest = history.steps[history.steps.length - 1];
  return (
    <SectionOf section="history" title={history.title} ground="white">
      <Line role={listRole} style={{ '--years': history.steps.length } as CSSProperties}>
        {history.steps.map((step) => (
          <Step key={step.year} data-latest={step === latest ? '' : undefined}>
            <Year>
              <time dateTime={String(step.year)}>{step.year}</time>
              {step === latest ? <VisuallyHidden>{texts.now}</VisuallyHidden> : null}
            </Year>
            <Node aria-hidden="true" />
            <div>
              <Title>{step.title}</Title>
              <Text>{step.text}</Text>
            </div>
          </Step>
        ))}
      </Line>
    </SectionOf>
  );
}
