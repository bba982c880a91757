import { Card } from '@lima-id/ui';
import { type ReactNode, useId } from 'react';
import { PanelHead } from './Panel.styles.ts';

interface PanelProps {
  title: string;
  /** Stands small at the head's right end. */
  note?: string;
  children: ReactNode;
}

/** A section of the record under its title. */
export function Panel({ title, note = '', children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" padding="lg" aria-labelledby={id}>
      <PanelHead>
        <h2 id={id}>{title}</h2>
        {note !== '' && <p>{note}</p>}
      </PanelHead>
      {children}
    </Card>
  );
}
