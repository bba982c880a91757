import { type LookupOutcome, recordQuery } from '../screens/identifier/recordQuery.ts';
import { createQueryClient } from '../shared/api/queryClient.ts';
import { completeMeta } from '../shared/page/pageMeta.ts';
import { composeDocument } from './composeDocument.ts';
import { describeRecord } from './describeRecord.ts';
import { drawAt } from './drawAt.tsx';

/** What the page of an identifier is made of before any script runs. */
export interface IdentifierPageInput {
  /** The built index.html. */
  template: string;
  /** Path and query as they were asked for. */
  url: string;
  /** Scheme and host under which people reach the site, without a slash at the end; empty when it is not known. */
  origin: string;
  found: LookupOutcome;
}

/** A page that says why there is no record is about nothing that others should keep. */
const nothingToDescribe = { canonical: null, image: null, facts: [], isHidden: true };

const noStopwatch = () => () => 0;

/**
 * Writes the whole page of an identifier, or of why there is no record: what a reader without scripts and a search engine see, and what the
 * scripts take over as it is. It shows what everybody may see; who is logged in is not known here. Rejects when the page cannot be drawn.
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
  const { styles, markup, meta } = await drawAt(url, queryClient);
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
