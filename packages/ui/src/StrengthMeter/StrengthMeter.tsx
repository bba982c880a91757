'use client';
import { type StrengthLevel, strengthLevels } from '@lima-id/domain';
import type { ComponentPropsWithRef } from 'react';
import { useTexts } from '../locale/useTexts.ts';
import { useTranslate } from '../locale/useTranslate.ts';
import { Bar, Root } from './StrengthMeter.styles.ts';
import { strengthMeterTexts } from './StrengthMeter.texts.ts';

export interface StrengthMeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The strength of the password; the caller chooses the scale. */
  level: StrengthLevel;
}

const filled: Record<StrengthLevel, number> = { weak: 1, medium: 2, strong: 3 };

/** Three bars and a word for the strength of a password; changes are announced. */
export function StrengthMeter({ level, ...rest }: StrengthMeterProps) {
  const texts = useTexts('strengthMeter', strengthMeterTexts);
  const translate = useTranslate();
  return (
    <Root {...rest} data-level={level}>
      {[1, 2, 3].map((bar) => (
        <Bar key={bar} data-filled={bar <= filled[level] ? '' : undefined} />
      ))}
      <output>{`${texts.label}${translate(strengthLevels[level])}`}</output>
    </Root>
  );
}
