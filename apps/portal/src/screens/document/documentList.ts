import type { ContentDocument } from '@lima-id/domain';
import { orderDocuments } from '@lima-id/domain';
import type { WithDrawings } from '../../shared/content/withDrawings.ts';

/** A document as it is listed, with the name of its drawing. */
export type ShownDocument = WithDrawings<ContentDocument>;

const files = import.meta.glob<ShownDocument>('../../../content/document/*.md', {
  import: 'default',
  query: '?pdf',
  eager: true,
});

/** All documents, the newest first. */
export const documentList: readonly ShownDocument[] = orderDocuments(Object.values(files));
