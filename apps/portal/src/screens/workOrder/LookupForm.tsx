import { mobileTailLength, readMobile } from '@lima-id/domain';
import { Button, Card, CodeField, FinderFrame, Illustration, TextField } from '@lima-id/ui';
import { AlertIcon } from '@lima-id/ui/icons';
import { type ClipboardEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { reportedNumbers } from '../../shared/repair/reportedNumbers.ts';
import { workOrderTexts as texts } from './texts.ts';
import type { TicketLookup } from './useTicketLookup.ts';
import { Fields, Head, Help, Panel, Picture, Refusal, Reported } from './WorkOrder.styles.ts';

/** The ticket numbers reported with this browser; nothing without any. */
function ReportedHere({ onChoose }: { onChoose: (number: string) => void }) {
  const [numbers] = useState(reportedNumbers);
  if (numbers.length === 0) return null;
  return (
    <Reported>
      <span>{texts.reportedHere}</span>
      {numbers.map((number) => (
        <Button key={number} variant="secondary" size="sm" onClick={() => onChoose(number)}>
          {number}
        </Button>
      ))}
    </Reported>
  );
}

/** Focuses the first refused field, or the first one if the error is about both. */
function useRefusedFocus({ fields, whole }: TicketLookup['refusal']) {
  const number = useRef<HTMLInputElement>(null);
  const tail = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (whole !== '' || fields.number !== undefined) number.current?.focus();
    else if (fields.mobileTail !== undefined) tail.current?.focus();
  }, [fields, whole]);
  return { number, tail };
}

/** The form for a ticket number and the last digits of its reporter's phone. */
export function LookupForm({ lookup }: { lookup: TicketLookup }) {
  const { typed, refusal, busy, type, submit } = lookup;
  const { number, tail } = useRefusedFocus(refusal);
  const titleId = useId();
  const refusalId = useId();
  const marks = { invalid: refusal.marksBoth, 'aria-describedby': refusal.whole === '' ? undefined : refusalId };

  function send(event: FormEvent) {
    event.preventDefault();
    void submit();
  }
  function choose(chosen: string) {
    type({ number: chosen });
    tail.current?.focus();
  }
  /** A pasted whole number is shortened to its last digits. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const mobile = readMobile(event.clipboardData.getData('text'));
    if (mobile === null || busy) return;
    event.preventDefault();
    type({ mobileTail: mobile.slice(-mobileTailLength) });
  }

  return (
    <Card padding="lg">
      <Panel>
        <div>
          <Head>
            <h1 id={titleId}>{texts.title}</h1>
            <p>{texts.note}</p>
          </Head>
          <Fields noValidate onSubmit={send} aria-labelledby={titleId}>
            <TextField
              label={texts.number}
              required
              size="lg"
              face="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={64}
              ref={number}
              readOnly={busy}
              value={typed.number}
              onValueChange={(next) => type({ number: next })}
              error={refusal.fields.number ?? ''}
              {...marks}
            />
            <CodeField
              label={texts.tail}
              required
              variant="boxes"
              autoComplete="off"
              minDigits={mobileTailLength}
              maxDigits={mobileTailLength}
              ref={tail}
              readOnly={busy}
              value={typed.mobileTail}
              onValueChange={(next) => type({ mobileTail: next })}
              onPaste={paste}
              error={refusal.fields.mobileTail ?? ''}
              {...marks}
            />
            <Button type="submit" size="lg" loading={busy}>
              {texts.submit}
            </Button>
          </Fields>
          <Refusal id={refusalId} role="alert">
            {refusal.whole !== '' && (
              <>
                <AlertIcon size={14} />
                <span>{refusal.whole}</span>
              </>
            )}
          </Refusal>
          <ReportedHere onChoose={choose} />
          <Help>
            <span>{texts.lost[0]}</span>
            <a href={`tel:${texts.phone}`}>{texts.phone}</a>
            <span>{texts.lost[1]}</span>
          </Help>
        </div>
        <Picture>
          <FinderFrame>
            <Illustration name="toolbox" width={200} />
          </FinderFrame>
        </Picture>
      </Panel>
    </Card>
  );
}
