import { afterEach, describe, expect, it } from 'vitest';
import { forgetDrafts } from '../../shared/session/drafts.ts';
import { forgetForm, keepForm, takeForm } from './keptForm.ts';
import { emptyValues } from './prefixValues.ts';

afterEach(forgetDrafts);

const kept = { userId: 'u-1', values: { ...emptyValues, companyName: '泰岳' }, basedOn: 3 };

describe('the form that is left', () => {
  it('is restored once to its author', () => {
    keepForm(kept);
    expect(takeForm('u-1')).toEqual(kept);
    expect(takeForm('u-1')).toBeNull();
  });

  it('is gone when it is forgotten', () => {
    keepForm(kept);
    forgetForm();
    expect(takeForm('u-1')).toBeNull();
  });

  it('is gone when somebody else comes', () => {
    keepForm(kept);
    expect(takeForm('u-2')).toBeNull();
    expect(takeForm('u-1')).toBeNull();
  });
});
