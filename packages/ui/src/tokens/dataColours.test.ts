import { type AbnormalType, abnormalTypes } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { lightTheme } from './lightTheme.ts';

const kinds = Object.keys(abnormalTypes) as AbnormalType[];

describe('the data colours', () => {
  // A theme reads no rules, which would bring zod into every first load; so the two are held together here.
  it.each(kinds)('are those of the rules when stops of kind %s are drawn', (kind) => {
    expect(lightTheme[`color-data-${kind}`]).toBe(abnormalTypes[kind].color);
  });
});
