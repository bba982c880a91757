import { createHash } from 'node:crypto';
import { contract, decodeReply, decodeRequest, type IdentifierRequest, lookUpRecord, pages } from '@lima-id/api';
import { parseIdentifier } from '@lima-id/domain';
import type { PageContent, PrerenderedPage } from '../platform/http/prerenderedPage.ts';
import type { FoundAnswer, LookUp, MissingAnswer } from './lookup/lookUp.ts';
import type { SuggestForUnknown } from './suggestForUnknown.ts';

/** Answer for crawlers that request an invalid code. */
const notFound = 404;

function describeFound(answer: FoundAnswer, status: 200 | 404, tookMs: number): PageContent {
  const { data } = JSON.parse(Buffer.from(answer.body).toString()) as { data: unknown };
  const record = decodeReply(lookUpRecord, data);
  if (record === undefined) throw new Error(`The answer to ${answer.identifier} is not what the contract promises.`);
  return { status, content: { record: record.value, tookMs }, version: answer.etag };
}

/** The canonical code, or the input when it is invalid: identifies the prerendered data. */
function normalise(asked: string): string {
  const verdict = parseIdentifier(asked);
  return verdict.ok ? verdict.text : asked;
}

function describeMissing(asked: string, { status, message, data }: MissingAnswer): PageContent {
  const content = { failure: { status, message, data }, asked: normalise(asked) };
  const version = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return { status: status === 410 ? status : notFound, content, version };
}

/**
 * Prerenders the page of an identifier with its public data, or with the reason why there is none. Its query is that of the page:
 * `identifier`, and `scene` for the scene to open.
 */
export function createIdentifierPage(
  lookUp: LookUp,
  suggestForUnknown: SuggestForUnknown,
  onFound: () => void,
): PrerenderedPage {
  async function readRecord({ identifier, sceneConfId }: IdentifierRequest, visitor: string): Promise<PageContent> {
    const before = performance.now();
    const answer = await lookUp(identifier, sceneConfId);
    const opened = answer.found || answer.data.unknownScene === undefined ? answer : await lookUp(identifier);
    if (!opened.found) return describeMissing(identifier, await suggestForUnknown(identifier, opened, visitor));
    // The record without the requested scene: both the page and the status say so.
    return describeFound(opened, answer.found ? 200 : notFound, performance.now() - before);
  }

  return {
    path: pages.identifier.path,
    name: 'identifierPage',
    onSent(status) {
      if (status === 200) onFound();
    },
    async read({ query: { identifier, scene }, visitor }) {
      // A parameter without a value says nothing, as the page reads it.
      if (identifier === undefined || identifier.trim() === '') return { status: 200, content: null };
      const asked = decodeRequest(contract.readIdentifier, { identifier, sceneConfId: scene || undefined });
      if (!asked.ok) return { status: notFound, content: null };
      return await readRecord(asked.value, visitor);
    },
  };
}
