import { Checkbox } from '@lima-id/ui';
import { CheckField } from '@lima-id/ui/form';
import { useId, useState } from 'react';
import { Statement, TitleButton } from './InformationStatement.styles.ts';
import { informationStatement } from './informationStatement.ts';
import { leadTexts } from './leadTexts.ts';

const title = leadTexts.label.agreement;

/** Expanded at the lower edge, it would be out of sight. */
function bringIntoView(opened: HTMLElement | null): void {
  opened?.scrollIntoView({ block: 'nearest' });
}

/** The consent to the privacy statement; the statement expands below, where the form stays in view. */
export function InformationStatement() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <CheckField<{ agreement: boolean }> name="agreement" label={title}>
        <Checkbox>
          <span>{leadTexts.agreed}</span>
          <TitleButton
            type="button"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            {`《${title}》`}
          </TitleButton>
        </Checkbox>
      </CheckField>
      {open ? (
        <Statement id={id} aria-label={title} ref={bringIntoView}>
          {informationStatement.map(({ head, text }) => (
            <p key={head}>
              <b>{head}</b>
              <span>{text}</span>
            </p>
          ))}
        </Statement>
      ) : null}
    </div>
  );
}
