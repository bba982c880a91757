import { contract, type IdentifierFailure, type IdentifierRequest } from '@lima-id/api';
import type { IdentifierRecord } from '@lima-id/domain';
import { mount, type Reply } from '../platform/http/mount.ts';
import type { Subject } from '../platform/subject.ts';
import { createLookUp, type LookupAnswer } from './lookUp.ts';

type LookupReply = Reply<IdentifierRecord, IdentifierFailure>;

/**
 * Looking up identifiers, by GET (with an entity tag, so that a repeat may be answered 304) and by POST with the same answer.
 * `onAnswered` is called once for every lookup that found something, 304 included.
 */
export function createIdentifierSubject(options: { publicUrl: string; onAnswered: () => void }): Subject {
  const { publicUrl, onAnswered } = options;

  function replyTo(answer: LookupAnswer, tagged: boolean): LookupReply {
    if (!answer.found) {
      const { status, message, failedSegment } = answer;
      return { failure: { status, message, data: { failedSegment } } };
    }
    onAnswered();
    if (!tagged) return { body: answer.body() };
    return {
      etag: answer.etag,
      // Written only when it is sent: a repeat that has the tag already costs no encoding.
      get body() {
        return answer.body();
      },
    };
  }

  return {
    name: 'identifier',
    mount(app, store, clock) {
      const lookUp = createLookUp(store, clock, publicUrl);
      const handle =
        (tagged: boolean) =>
        async ({ identifier, sceneConfId }: IdentifierRequest): Promise<LookupReply> =>
          replyTo(await lookUp(identifier, sceneConfId), tagged);
      mount(app, contract.readIdentifier, handle(true));
      mount(app, contract.lookUpIdentifier, handle(false));
    },
  };
}
