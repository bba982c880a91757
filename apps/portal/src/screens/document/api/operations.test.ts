import { contract, resolvedDocument } from '@lima-id/api';
import { openApiDocument } from '@lima-id/api/openapi';
import { describe, expect, it } from 'vitest';
import { groupOperations, searchOperations } from './operations.ts';

const document = resolvedDocument(openApiDocument());
const groups = groupOperations(document);
const foundIds = (typed: string) =>
  searchOperations(groups, typed).flatMap(({ operations }) => operations.map(({ operationId }) => operationId));

describe('the calls of the gateway', () => {
  it('are grouped as in the document, each listed once', () => {
    expect(groups.map(({ name }) => name)).toEqual(document.tags.map(({ name }) => name));
    const all = groups.flatMap(({ operations }) => operations.map(({ operationId }) => operationId));
    expect(all.toSorted()).toEqual(Object.keys(contract).toSorted());
  });

  it('are grouped by their folder when a gateway names no groups', () => {
    const { get } = document.paths['/platform-console-service/company/prefix/current/company'] ?? {};
    if (get === undefined) throw new Error('The call is not documented.');
    const { tags: _none, ...plain } = get;
    const bare = { ...document, tags: [], paths: { '/platform-x/a': { get: plain } } };
    expect(groupOperations(bare).map(({ name }) => name)).toEqual(['platform-x']);
  });

  it.each([
    ['召回', ['publishRecall', 'withdrawRecall', 'listRecalls']],
    ['標識', foundIds('标识')],
    ['PAYINFO', ['savePaymentInfo']],
    ['post order/save transactionId', ['saveOrder']],
    ['ｗｅｃｈａｔ placeorder', ['placeWechatOrder']],
  ])('are found by %s', (typed, expected) => {
    expect(foundIds(typed)).toEqual(expect.arrayContaining(expected));
  });

  it('are all listed without a search text, and none when nothing matches', () => {
    expect(foundIds('  ')).toHaveLength(Object.keys(contract).length);
    expect(foundIds('没有这样的接口')).toEqual([]);
  });
});
