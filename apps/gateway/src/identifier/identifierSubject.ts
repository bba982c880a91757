import { contract, type IdentifierFailure, type IdentifierRequest } from '@lima-id/api';
import { type DataOption, dataOptionNames, type IdentifierRecord } from '@lima-id/domain';
import { callerOf, mount, type Reply } from '../platform/http/mount.ts';
import type { Subject } from '../platform/subject.ts';
import { changeState } from './changeState.ts';
import { createLookUp, type FoundAnswer, type LookupAnswer } from './lookUp.ts';

/** The figures of production that this gateway has; repairs are the portal's own. */
const offeredOptions: DataOption[] = ([0, 1, 2] as const).map((code) => ({ code, name: dataOptionNames[code] }));

type LookupReply = Reply<IdentifierRecord, IdentifierFailure>;

/**
 * Looking up identifiers, by GET (with an entity tag, so that a repeat may be answered 304) and by POST with the same answer.
 * `onAnswered` is called once for every lookup that found something, 304 included.
 */
export function createIdentifierSubject(options: { publicUrl: string; onAnswered: () => void }): Subject {
  const { publicUrl, onAnswered } = options;

  function replyTo(answer: LookupAnswer, replyFound: (found: FoundAnswer) => LookupReply): LookupReply {
    if (!answer.found) {
      const { status, message, data } = answer;
      return { failure: { status, message, data } };
    }
    onAnswered();
    return replyFound(answer);
  }

  return {
    name: 'identifier',
    mount(app, store, clock) {
      const lookUp = createLookUp(store, clock, publicUrl);
      const handleWith =
        (replyFound: (found: FoundAnswer) => LookupReply) =>
        ({ identifier, sceneConfId }: IdentifierRequest): LookupReply | Promise<LookupReply> => {
          const answer = lookUp(identifier, sceneConfId);
          return answer instanceof Promise
            ? answer.then((read) => replyTo(read, replyFound))
            : replyTo(answer, replyFound);
        };
      // The answer is the reply: its body is not written when the visitor holds it already.
      mount(
        app,
        contract.readIdentifier,
        handleWith((found) => found),
      );
      mount(
        app,
        contract.lookUpIdentifier,
        handleWith(({ body }) => ({ body })),
      );
      mount(app, contract.changeIdentifierState, (request, context) =>
        changeState(store, clock, callerOf(context), request),
      );
      mount(app, contract.listDataOptions, () => ({ data: offeredOptions }));
    },
  };
}
