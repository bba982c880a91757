import { describe, expect, it } from 'vitest';
import { readMarks, withMarks } from './marks.ts';

const options = { fields: {}, shouldUseNativeValidation: undefined };

/** A validator that accepts everything, or refuses these fields. */
function checkOf(refused: Record<string, string>) {
  return async (values: Record<string, unknown>) => {
    const errors = Object.fromEntries(
      Object.entries(refused).map(([name, message]) => [name, { type: 'custom', message }]),
    );
    return Object.keys(refused).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
}

describe('withMarks', () => {
  it('refuses marked fields until their marks are gone when the check lets everything pass', async () => {
    const marks = readMarks({ phone: '请核对', name: undefined });
    const check = withMarks(checkOf({}), marks);
    const verdict = await check({ phone: '1' }, undefined, options);
    expect(verdict).toEqual({ values: {}, errors: { phone: { type: 'marked', message: '请核对' } } });
    marks.delete('phone');
    expect(await check({ phone: '2' }, undefined, options)).toEqual({ values: { phone: '2' }, errors: {} });
  });

  it('keeps the sentence of the check when a marked field is refused by it', async () => {
    const check = withMarks(checkOf({ phone: '请输入手机号' }), readMarks({ phone: '请核对', mail: '请补充' }));
    const { errors } = await check({}, undefined, options);
    expect(errors).toMatchObject({ phone: { message: '请输入手机号' }, mail: { message: '请补充' } });
  });
});
