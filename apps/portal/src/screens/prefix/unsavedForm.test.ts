import { afterEach, describe, expect, it } from 'vitest';
import { forgetDrafts } from '../../shared/session/drafts.ts';
import { emptyValues } from './prefixValues.ts';
import { dropUnsavedForm, keepUnsavedForm, takeUnsavedForm } from './unsavedForm.ts';

afterEach(forgetDrafts);

const kept = { userId: 'u-1', values: { ...emptyValues, companyName: '泰岳' }, basedOn: 3 };

describe('the unsaved form', () => {
  it('is restored once to its author', () => {
    keepUnsavedForm(kept);
    expect(takeUnsavedForm('u-1')).toEqual(kept);
    expect(takeUnsavedForm('u-1')).toBeNull();
  });

  it('is removed when it is dropped', () => {
    keepUnsavedForm(kept);
    dropUnsavedForm();
    expect(takeUnsavedForm('u-1')).toBeNull();
  });

  it('is removed when another user takes it', () => {
    keepUnsavedForm(kept);
    expect(takeUnsavedForm('u-2')).toBeNull();
    expect(takeUnsavedForm('u-1')).toBeNull();
  });
});
