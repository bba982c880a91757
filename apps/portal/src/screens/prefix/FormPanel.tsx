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

/** One of the parts that the form and the summary have in common. It has a heading and no name: two of them are called as a field is. */
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
