import { createQueryClient } from '../shared/api/queryClient.ts';
import { type LookupOutcome, recordQuery } from '../shared/lookup/recordQuery.ts';
import { completeMeta } from '../shared/page/pageMeta.ts';
import { composeDocument } from './composeDocument.ts';
import { describeRecord } from './describeRecord.ts';
import { renderAt } from './renderAt.tsx';

/** The input for prerendering the page of an identifier. */
export interface IdentifierPageInput {
  /** The built index.html. */
  template: string;
  /** Path and query as requested. */
  url: string;
  /** Public scheme and host of the site, without a trailing slash; empty when unknown. */
  origin: string;
  found: LookupOutcome;
}

/** A page that gives the reason for a missing record is not indexed. */
const nothingToDescribe = { canonical: null, image: null, facts: [], isHidden: true };

const noStopwatch = () => () => 0;

/**
 * Renders the whole page of an identifier, or the reason for a missing record: what readers without scripts and search engines
 * see, and what the scripts hydrate. It contains public data only; the visitor is unknown here. Rejects when the page cannot be
 * rendered.
 */
export default async function renderIdentifierPage({
  template,
  url,
  origin,
  found,
}: IdentifierPageInput): Promise<string> {
  const text = 'record' in found ? found.record.identifier : found.asked;
  const queryClient = createQueryClient();
  queryClient.setQueryData(recordQuery({ text, visit: '' }, noStopwatch).queryKey, found);
  const { styles, markup, meta } = await renderAt(url, queryClient);
  const head = completeMeta(meta);
  return composeDocument(template, {
    ...head,
    ...('record' in found
      ? { sharedTitle: `${found.record.identifierName} · ${head.title}`, ...describeRecord(found.record, origin) }
      : nothingToDescribe),
    kind: 'website',
    styles,
    markup,
    data: { id: 'prepared', value: found },
  });
}
