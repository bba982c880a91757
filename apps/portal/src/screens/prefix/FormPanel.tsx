import type { ReactNode } from 'react';
import { Fields, Panel, PanelHead } from './RegistrationForm.styles.ts';

interface FormPanelProps {
  /** `01` */
  index: string;
  title: string;
  /** A few words at the right. */
  note?: string;
  children: ReactNode;
}

/** A part of the form or the summary. It has a heading and no accessible name: two of them would share theirs with a field. */
export function FormPanel({ index, title, note, children }: FormPanelProps) {
  return (
    <Panel forwardedAs="section" padding="none">
      <PanelHead>
        <span data-part="index" aria-hidden="true">
          {index}
        </span>
        <h2>{title}</h2>
        {note === undefined ? null : <p>{note}</p>}
      </PanelHead>
      <Fields>{children}</Fields>
    </Panel>
  );
}
