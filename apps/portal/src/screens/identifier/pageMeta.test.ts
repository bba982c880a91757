import { describe, expect, it } from 'vitest';
import { pageMeta } from './pageMeta.ts';

describe('pageMeta', () => {
  it('names identifier, object and company when the record has come', () => {
    const record = { identifier: '88.118.001/GT-1', identifierName: '跑步机', companyName: '泰岳' };
    expect(pageMeta(record)).toEqual({
      title: '标识查询',
      keywords: '88.118.001/GT-1,跑步机,泰岳',
      description: '88.118.001/GT-1，跑步机，泰岳',
      canonical: '/product_scene?identifier=88.118.001%2FGT-1',
    });
  });

  it('contains only the title without a record', () => {
    expect(pageMeta(null)).toEqual({ title: '标识查询' });
  });
});
