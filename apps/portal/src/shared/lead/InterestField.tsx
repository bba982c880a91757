import { Button, listRole } from '@lima-id/ui';
import type { FieldControl } from '@lima-id/ui/form';
import { ChevronDownIcon, ChevronUpIcon, CloseIcon } from '@lima-id/ui/icons';
import { useId, useRef, useState } from 'react';
import type { LeadInterest } from '../contact/contactEvents.ts';
import { Chips, Group, Head } from './InterestField.styles.ts';
import { InterestGroups } from './InterestGroups.tsx';
import { withoutApp } from './interests.ts';
import { leadTexts } from './leadTexts.ts';

const { interests: texts, label } = leadTexts;
const nothing: readonly LeadInterest[] = [];

/** The apps of interest: the chosen ones, and the list to choose from, which is loaded when it is opened. */
export function InterestField({ value = nothing, onValueChange }: FieldControl<readonly LeadInterest[]>) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();

  function remove(productId: string) {
    // The focused button disappears.
    toggle.current?.focus();
    onValueChange?.(withoutApp(value, productId));
  }

  return (
    <Group aria-describedby={`${id}-note`}>
      <legend>{label.interests}</legend>
      <Head>
        <Button
          ref={toggle}
          variant="secondary"
          size="sm"
          aria-expanded={open}
          aria-controls={open ? `${id}-list` : undefined}
          iconAfter={open ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.hide : texts.show}
        </Button>
        <p id={`${id}-note`}>{texts.optional}</p>
      </Head>
      {value.length === 0 ? null : (
        <Chips role={listRole} aria-label={label.interests}>
          {value.map(({ productId, packageProductId, name }) => (
            <li key={`${productId} ${packageProductId}`}>
              <button type="button" aria-label={texts.remove(name)} onClick={() => remove(productId)}>
                <span>{name}</span>
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </Chips>
      )}
      {open ? <InterestGroups id={`${id}-list`} chosen={value} onChange={(next) => onValueChange?.(next)} /> : null}
    </Group>
  );
}
