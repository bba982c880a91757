import { contract } from '@lima-id/api';
import { openApiDocument, operationGroups } from '@lima-id/api/openapi';
import { describe, expect, it } from 'vitest';
import { groupOperations, searchOperations } from './operations.ts';

const groups = groupOperations(openApiDocument());
const foundIds = (typed: string) =>
  searchOperations(groups, typed).flatMap(({ operations }) => operations.map(({ operationId }) => operationId));

describe('the calls of the gateway', () => {
  it('stand in the groups of the document, every one of them once', () => {
    expect(groups.map(({ name }) => name)).toEqual([...operationGroups]);
    const all = groups.flatMap(({ operations }) => operations.map(({ operationId }) => operationId));
    expect(all.toSorted()).toEqual(Object.keys(contract).toSorted());
  });

  it('stand under their folder when a gateway names no groups', () => {
    const { get } = openApiDocument().paths['/platform-console-service/company/prefix/current/company'] ?? {};
    if (get === undefined) throw new Error('The call is not documented.');
    const { tags: _none, ...plain } = get;
    const bare = { ...openApiDocument(), tags: [], paths: { '/platform-x/a': { get: plain } } };
    expect(groupOperations(bare).map(({ name }) => name)).toEqual(['platform-x']);
  });

  it.each([
    ['召回', ['publishRecall', 'withdrawRecall', 'listRecalls']],
    ['PAYINFO', ['savePaymentInfo']],
    ['post order/save transactionId', ['saveOrder']],
    ['ｗｅｃｈａｔ placeorder', ['placeWechatOrder']],
  ])('are found by %s', (typed, expected) => {
    expect(foundIds(typed)).toEqual(expect.arrayContaining(expected));
  });

  it('are all there when nothing is typed, and none when nothing fits', () => {
    expect(foundIds('  ')).toHaveLength(Object.keys(contract).length);
    expect(foundIds('没有这样的接口')).toEqual([]);
  });
});
