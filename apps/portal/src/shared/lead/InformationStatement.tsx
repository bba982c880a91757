import { Button, Checkbox } from '@lima-id/ui';
import { CheckField, useFormActions } from '@lima-id/ui/form';
import { useId, useRef, useState } from 'react';
import { agreeLabel } from '../agreement/agreeLabel.ts';
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
  const box = useRef<HTMLInputElement>(null);
  const { setValue } = useFormActions<{ agreement: boolean }>();

  function agree() {
    setValue('agreement', true);
    setOpen(false);
    // The pressed button is gone with the statement.
    box.current?.focus();
  }

  return (
    <div>
      <CheckField<{ agreement: boolean }> name="agreement" label={title}>
        <Checkbox ref={box}>
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
          <Button variant="secondary" size="sm" onClick={agree}>
            {agreeLabel}
          </Button>
        </Statement>
      ) : null}
    </div>
  );
}
