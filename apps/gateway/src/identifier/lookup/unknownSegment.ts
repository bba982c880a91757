import type { CodeOwner, ResponsibleNode } from '@lima-id/api';
import type { IdentifierCode, SegmentName } from '@lima-id/domain';
import { formatPrefix } from '@lima-id/domain';
import type { Store } from '../../schema/store.ts';
import { coalesceReads } from './coalesce.ts';

const codesPerQuery = 256;

const text = `
  select asked.prefix,
    (
      select json_build_object('companyName', enterprise.name, 'phone', enterprise.after_sales_phone)
      from enterprise where enterprise.prefix = asked.prefix and examine_status = 'approved'
    ) as owner,
    exists (select from second_level_node where second_level_node.prefix = asked.node) as node,
    exists (select from second_level_node where second_level_node.prefix like asked.top || '.%') as top,
    (
      select json_build_object('nodeName', node.name || '行业二级节点（' || node.prefix || '）',
        'responsible', node.responsible, 'website', node.website)
      from foreign_node node where node.prefix = asked.node
    ) as responsible
  from unnest($1::text[], $2::text[], $3::text[]) as asked (prefix, node, top)`;

interface KnownParts {
  prefix: string;
  owner: CodeOwner | null;
  node: boolean;
  top: boolean;
  responsible: ResponsibleNode | null;
}

/** The first unknown segment of a code, and the responsible node when that is another platform. */
export interface UnknownCode {
  failedSegment: SegmentName;
  responsible?: ResponsibleNode;
  /** The enterprise of a known prefix. */
  owner?: CodeOwner;
}

/**
 * Finds the first unknown segment of a code that was not found, and the responsible node when it is another platform's. An enterprise
 * without an approved prefix is unknown. When the prefix is known, it is the object code. Codes requested in one tick are batched.
 */
export function createUnknownSegmentFinder(store: Store): (code: IdentifierCode) => Promise<UnknownCode> {
  const read = coalesceReads(async (prefixes: string[]) => {
    const parts = prefixes.map((prefix) => prefix.split('.'));
    const rows = await store.prepared<KnownParts>('read_known_parts', text, [
      prefixes,
      parts.map(([top, node]) => `${top}.${node}`),
      parts.map(([top]) => top),
    ]);
    return new Map(rows.map((row) => [row.prefix, row]));
  }, codesPerQuery);
  return async (code) => {
    const known = await read(formatPrefix(code));
    if (known?.responsible) return { failedSegment: 'enterprisePrefix', responsible: known.responsible };
    if (!known?.top) return { failedSegment: 'topNode' };
    if (!known.node) return { failedSegment: 'secondLevelNode' };
    return known.owner === null
      ? { failedSegment: 'enterprisePrefix' }
      : { failedSegment: 'objectCode', owner: known.owner };
  };
}
