import { type ReactNode, useId } from 'react';
import { Fields, Panel, PanelHead } from './RegistrationForm.styles.ts';

interface FormPanelProps {
  /** `01` */
  index: string;
  title: string;
  /** A few words at the right. */
  note?: string;
  children: ReactNode;
}

/** One of the parts that the form and the summary have in common. */
export function FormPanel({ index, title, note, children }: FormPanelProps) {
  const titleId = useId();
  return (
    <Panel forwardedAs="section" padding="none" aria-labelledby={titleId}>
      <PanelHead>
        <span data-part="index" aria-hidden="true">
          {index}
        </span>
        <h2 id={titleId}>{title}</h2>
        {note === undefined ? null : <p>{note}</p>}
      </PanelHead>
      <Fields>{children}</Fields>
    </Panel>
  );
}
