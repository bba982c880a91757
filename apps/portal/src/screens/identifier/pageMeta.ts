import { type IdentifierRecord, identifierAddress } from '@lima-id/domain';
import type { PageMeta } from '../../shared/page/pageMeta.ts';

/**
 * The page's metadata: the identifier, its name, its company and the canonical address of all its scenes, once they are known.
 */
export function pageMeta(
  record: Pick<IdentifierRecord, 'identifier' | 'identifierName' | 'companyName'> | null,
): PageMeta {
  const title = '标识查询';
  if (record === null) return { title };
  const { identifier, identifierName, companyName } = record;
  const named = [identifier, identifierName, companyName].filter((part) => part.trim() !== '');
  return {
    title,
    keywords: named.join(','),
    description: named.join('，'),
    canonical: identifierAddress(identifier),
  };
}
