import { createHash } from 'node:crypto';
import { contract, decodeReply, decodeRequest, type IdentifierRequest, lookUpRecord, pages } from '@lima-id/api';
import { parseIdentifier } from '@lima-id/domain';
import type { DrawnPage, PageContent } from '../platform/http/drawnPage.ts';
import type { HelpUnknown } from './helpUnknown.ts';
import type { FoundAnswer, LookUp, MissingAnswer } from './lookUp.ts';

/** The answer to search engines for a code that no object can have. */
const notFound = 404;

function describeFound(answer: FoundAnswer, status: 200 | 404, tookMs: number): PageContent {
  const { data } = JSON.parse(Buffer.from(answer.body).toString()) as { data: unknown };
  const record = decodeReply(lookUpRecord, data);
  if (record === undefined) throw new Error(`The answer to ${answer.identifier} is not what the contract promises.`);
  return { status, content: { record: record.value, tookMs }, version: answer.etag };
}

/** The canonical code, or what was asked for when it is none: by this the page knows what it came with. */
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
 * The page of an identifier with what everybody may see of it, or with why there is no record. Its query is that of the page:
 * `identifier`, and `scene` for the scene to open.
 */
export function createIdentifierPage(lookUp: LookUp, helpUnknown: HelpUnknown, onFound: () => void): DrawnPage {
  async function readRecord({ identifier, sceneConfId }: IdentifierRequest, visitor: string): Promise<PageContent> {
    const before = performance.now();
    const answer = await lookUp(identifier, sceneConfId);
    const opened = answer.found || answer.data.unknownScene === undefined ? answer : await lookUp(identifier);
    if (!opened.found) return describeMissing(identifier, await helpUnknown(identifier, opened, visitor));
    // The record without the scene asked for: the page says so, and so does the status.
    return describeFound(opened, answer.found ? 200 : notFound, performance.now() - before);
  }

  return {
    path: pages.identifier.path,
    name: 'identifierPage',
    onSent(status) {
      if (status === 200) onFound();
    },
    async read({ query: { identifier, scene }, visitor }) {
      const asked = decodeRequest(contract.readIdentifier, { identifier, sceneConfId: scene });
      if (!asked.ok) return { status: identifier === undefined ? 200 : notFound, content: null };
      return await readRecord(asked.value, visitor);
    },
  };
}
