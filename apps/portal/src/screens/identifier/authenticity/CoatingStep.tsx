import { type Authenticity, authenticityMessages, coatingCodeLength, describeAuthenticity } from '@lima-id/domain';
import { Button, CodeField } from '@lima-id/ui';
import { LockIcon } from '@lima-id/ui/icons';
import { type FormEvent, useEffect, useRef } from 'react';
import { CoatedLabel } from './CoatedLabel.tsx';
import { Grid, Head, Note, Panel } from './CoatingStep.styles.ts';
import { authenticityTexts as texts } from './texts.ts';
import { useCoatingCode } from './useCoatingCode.ts';

const { coating } = authenticityMessages;

interface CoatingStepProps {
  identifier: string;
  /** A reply that requires the code. */
  asked: Authenticity;
  show: (answer: Authenticity) => void;
}

/** The form for the code under the coating, with a drawing of its place. Nothing about the product is shown before. */
export function CoatingStep({ identifier, asked, show }: CoatingStepProps) {
  const { code, error, busy, type, submit } = useCoatingCode(identifier, asked, show);
  const { title, text } = describeAuthenticity('coating');
  const { triesLeft: tries } = asked;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error !== '') field.current?.focus();
  }, [error]);
  function send(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  return (
    <Grid>
      <div>
        <Head>
          <p data-part="step">
            <LockIcon size={16} />
            <span>{texts.step}</span>
          </p>
          <h3>{title}</h3>
          <p data-part="text">{text}</p>
        </Head>
        <Panel noValidate onSubmit={send}>
          <CodeField
            label={texts.code}
            labelHidden
            required
            variant="boxes"
            characters="lettersAndDigits"
            minDigits={coatingCodeLength}
            maxDigits={coatingCodeLength}
            ref={field}
            readOnly={busy}
            value={code}
            onValueChange={type}
            error={error}
          />
          {/* The error says it after a wrong code. */}
          {tries !== null && error !== coating.wrong(tries) && <Note>{coating.triesLeft(tries)}</Note>}
          <Button type="submit" size="lg" loading={busy}>
            {texts.verify}
          </Button>
        </Panel>
      </div>
      <CoatedLabel />
    </Grid>
  );
}
