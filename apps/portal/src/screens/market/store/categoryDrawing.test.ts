import { describe, expect, it } from 'vitest';
import { categorySubject } from './categoryDrawing.ts';

describe('categorySubject', () => {
  it.each([
    ['标识应用', 'identifier'],
    ['生产制造', 'production'],
    ['质量管理', 'quality'],
    ['设备资产', 'equipment'],
    ['设备运维', 'service'],
    ['仓储物流', 'logistics'],
    ['售后服务', 'service'],
    ['营销服务', 'marketing'],
    ['经营管理', 'management'],
    ['安全环保', 'safety'],
    ['安全生产', 'safety'],
    ['', 'other'],
    ['其他', 'other'],
  ])('recognises the subject of %s when its name says it', (name, subject) => {
    expect(categorySubject(name)).toBe(subject);
  });
});
