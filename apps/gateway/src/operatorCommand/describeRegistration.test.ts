import type { ReviewStep } from '@lima-id/api';
import { describe, expect, it } from 'vitest';
import { describeStep } from './describeRegistration.ts';

describe('describeStep', () => {
  it.each([
    ['reviewer', 'reviewer'],
    ['', '系统'],
  ])('names who did it when that is “%s”', (by, name) => {
    const at = Date.parse('2026-11-22T05:05:00Z');
    const step: ReviewStep = { event: 'erased', from: 'rejected', to: 'rejected', by, at, fields: [], words: '' };
    expect(describeStep(step)).toBe(`2026-11-22 13:05  ${name}  删除个人信息  审核未通过`);
  });
});
