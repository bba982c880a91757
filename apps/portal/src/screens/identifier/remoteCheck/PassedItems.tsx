import { isRemoteCheckOk, type RemoteCheckState } from '@lima-id/domain';
import { Button } from '@lima-id/ui';
import { CheckIcon } from '@lima-id/ui/icons';
import { useId, useState } from 'react';
import { CheckItems } from './CheckItems.tsx';
import { Head, Root } from './PassedItems.styles.ts';
import { remoteCheckTexts as texts } from './texts.ts';

/** The passed items, except those shown elsewhere, collapsed to a line. */
export function PassedItems({ check, without }: { check: RemoteCheckState; without: readonly string[] }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const passed = check.items.filter(({ label, value }) => isRemoteCheckOk(value) && !without.includes(label));
  if (passed.length === 0) return null;
  return (
    <Root>
      <Head>
        <CheckIcon size={18} />
        <span>{texts.rest(passed.length)}</span>
        <Button variant="text" size="sm" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? texts.fold : texts.unfold}
        </Button>
      </Head>
      {!open && <p>{passed.map(({ label }) => label).join('、')}</p>}
      <div id={id} hidden={!open}>
        {open && <CheckItems check={{ ...check, items: passed, done: passed.length }} />}
      </div>
    </Root>
  );
}
