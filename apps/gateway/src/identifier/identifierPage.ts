import { contract, decodeReply, decodeRequest, lookUpRecord } from '@lima-id/api';
import type { DrawnPage } from '../platform/http/drawnPage.ts';
import type { LookUp } from './lookUp.ts';

/** What search engines are told of a code that no object can have. */
const notFound = 404;

/**
 * The page of an identifier with what everybody may see of it. Its query is that of the page: `identifier`, and `scene` for the scene
 * to open.
 */
export function createIdentifierPage(lookUp: LookUp, onSent: () => void): DrawnPage {
  return {
    path: '/product_scene',
    name: 'identifierPage',
    onSent,
    async read({ identifier, scene }) {
      const asked = decodeRequest(contract.readIdentifier, { identifier, sceneConfId: scene });
      if (!asked.ok) return { status: identifier === undefined ? 200 : notFound, content: null };
      const before = performance.now();
      const answer = await lookUp(asked.value.identifier, asked.value.sceneConfId);
      if (!answer.found) return { status: answer.status === 400 ? notFound : answer.status, content: null };
      const tookMs = Math.round(performance.now() - before);
      const { data } = JSON.parse(Buffer.from(answer.body).toString()) as { data: unknown };
      const record = decodeReply(lookUpRecord, data);
      if (record === undefined)
        throw new Error(`The answer to ${answer.identifier} is not what the contract promises.`);
      return { status: 200, content: { record: record.value, tookMs }, version: answer.etag };
    },
  };
}
