import { type AbnormalType, abnormalTypes } from '@lima-id/domain';
import { describe, expect, it } from 'vitest';
import { lightTheme } from './lightTheme.ts';

const kinds = Object.keys(abnormalTypes) as AbnormalType[];

describe('the data colours', () => {
  // Themes do not import the domain rules, which would add zod to every initial load; so their equality is tested here.
  it.each(kinds)('are those of the rules when stops of kind %s are drawn', (kind) => {
    expect(lightTheme[`color-data-${kind}`]).toBe(abnormalTypes[kind].color);
  });
});
