import { enterprisePrefixMaxLength, enterprisePrefixMinLength, prefixMessages } from '@lima-id/domain';
import { Button, type TextFieldProps } from '@lima-id/ui';
import { CheckIcon } from '@lima-id/ui/icons';
import { type CSSProperties, useRef } from 'react';
import { Affixed, Availability, Lead, Place } from './PrefixField.styles.ts';
import { takenWords } from './takenWords.ts';
import { type AvailabilityKnown, usePrefixAvailability } from './usePrefixAvailability.ts';

const { availability } = prefixMessages;

interface PrefixFieldProps extends Omit<TextFieldProps, 'face'> {
  secondNodeId: string;
  /** `88.118`; null while no node is chosen. */
  nodePrefix: string | null;
}

/** An available prefix in place of the one requested. */
function freeOf(known: AvailabilityKnown): string | null {
  return typeof known === 'object' && !known.available ? known.freePrefix : null;
}

/** The availability of the prefix in words; nothing where the error states it. */
function Told({ known }: { known: AvailabilityKnown }) {
  if (known === 'asking') return <span>正在查询是否可用…</span>;
  if (typeof known === 'object' && known.available)
    return (
      <span data-tone="success">
        <CheckIcon size={14} />
        <span>{availability.available(known.prefix)}</span>
      </span>
    );
  return <span>{`${enterprisePrefixMinLength}–${enterprisePrefixMaxLength} 位数字，范围 001–9999`}</span>;
}

/** The enterprise's own part of its prefix, behind that of the node; shows while it is typed whether it is available. */
export function PrefixField({ secondNodeId, nodePrefix, value = '', error = '', ...field }: PrefixFieldProps) {
  const place = useRef<HTMLDivElement>(null);
  const known = usePrefixAvailability(secondNodeId, value);
  const free = freeOf(known);
  const taken = typeof known === 'object' && !known.available ? takenWords(known) : '';
  const lead = nodePrefix === null ? '' : `${nodePrefix}.`;
  function take(prefix: string) {
    field.onValueChange?.(prefix);
    // The pressed button disappears afterwards.
    place.current?.querySelector('input')?.focus();
  }

  return (
    <Place ref={place} style={{ '--lead': `${lead.length}ch` } as CSSProperties}>
      <Affixed
        {...field}
        face="code"
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={enterprisePrefixMaxLength}
        value={value}
        error={error === '' ? taken : error}
        description={
          <Availability>
            <Told known={known} />
            {free === null ? null : (
              <Button variant="text" size="sm" flush onClick={() => take(free)}>
                {`使用 ${free}`}
              </Button>
            )}
          </Availability>
        }
      />
      <Lead aria-hidden="true">{lead}</Lead>
    </Place>
  );
}
