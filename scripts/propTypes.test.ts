import { describe, expect, it } from 'vitest';
import { withShownType } from '../.storybook/propTypes.ts';

type Prop = Parameters<typeof withShownType>[0];
type PropType = NonNullable<Prop['type']>;

const none: PropType = { name: 'other', value: 'undefined' };
const union = (raw: string, ...value: PropType[]): PropType => ({ name: 'union', raw, value });

/** A prop as Storybook makes it of the docgen of a union. */
function shown(type: PropType) {
  const prop = withShownType({ name: 'prop', type, table: { type: { summary: 'union' } } });
  return { words: prop.table?.type?.summary, name: prop.type?.name };
}

describe('the type of a prop in the tables', () => {
  it('lists the values of a union, also of one that has a name', () => {
    const tones: PropType = { name: 'enum', raw: `'info' | 'danger'`, value: ['info', 'danger'] };
    expect(shown({ ...tones, raw: `'info' | 'danger' | undefined` })).toEqual({
      words: `'info' | 'danger'`,
      name: 'enum',
    });
    expect(shown(union('InlineAlertTone | undefined', tones, none))).toEqual({
      words: `'info' | 'danger'`,
      name: 'enum',
    });
  });

  it('lists numbers and null without quotation marks', () => {
    const levels: PropType = { name: 'enum', value: [2, 3] };
    const type = union('Level | null | undefined', levels, { name: 'other', value: 'null' }, none);
    expect(shown(type)).toEqual({ words: '2 | 3 | null', name: 'enum' });
  });

  it('is the type itself when the rest of the union is undefined', () => {
    expect(shown(union('boolean | undefined', { name: 'boolean' }, none))).toEqual({
      words: 'boolean',
      name: 'boolean',
    });
    const press = union('((value: string) => void) | undefined', { name: 'other', value: 'unknown' }, none);
    expect(shown(press).words).toBe('(value: string) => void');
  });

  it('is what the source says for other unions', () => {
    const height = union('number | string | undefined', { name: 'number' }, { name: 'string' }, none);
    expect(shown(height)).toEqual({ words: 'number | string', name: 'union' });
    const unknown: PropType = { name: 'other', value: 'unknown' };
    const either = union('(keyof Row & string) | ((row: Row) => string)', unknown, unknown);
    expect(shown(either).words).toBe('(keyof Row & string) | ((row: Row) => string)');
  });

  it('stays as it is when it is no union', () => {
    const prop: Prop = { name: 'prop', type: { name: 'string' }, table: { type: { summary: 'string' } } };
    expect(withShownType(prop)).toBe(prop);
  });
});
