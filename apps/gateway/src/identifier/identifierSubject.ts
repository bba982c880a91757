import { contract, type IdentifierFailure, type IdentifierRequest, type LookupRequest } from '@lima-id/api';
import {
  type DataOption,
  dataOptionNames,
  type Element,
  type IdentifierRecord,
  type ProductionRequest,
  repairOption,
} from '@lima-id/domain';
import { callerOf, mount, type Reply } from '../platform/http/mount.ts';
import type { Subject } from '../platform/subject.ts';
import { changeState } from './changeState.ts';
import { createLookUp, type FoundAnswer, type LookupAnswer } from './lookUp.ts';

/** The figures of production that this gateway has; repairs are the portal's own. */
const offeredOptions: DataOption[] = ([0, 1, 2] as const).map((code) => ({ code, name: dataOptionNames[code] }));

type LookupReply = Reply<IdentifierRecord, IdentifierFailure>;

/** Reads figures of an enterprise's production; the lowest option of today without a request. */
type ReadProduction = (
  enterprisePrefix: string,
  request: ProductionRequest | undefined,
) => Promise<{ ok: true; elements: Element[] } | { ok: false; message: string }>;

/** The answer to a lookup whose scene is the production of the object: with what is asked for in the place of what is kept. */
async function answerProduction(
  found: FoundAnswer,
  request: ProductionRequest | undefined,
  readProduction: ReadProduction,
): Promise<LookupReply> {
  const { shared, readElements } = found.source;
  if (request?.dataOption === repairOption) {
    const repairs = shared.scenes.find(({ templateCode }) => templateCode === '10');
    const elements = repairs === undefined ? [] : await readElements(repairs.sceneConfId);
    return { body: found.withElements(elements.filter(({ dataType }) => dataType === 'Array')) };
  }
  const verdict = await readProduction(shared.model.enterprise.prefix, request);
  if (verdict.ok) return { body: found.withElements(verdict.elements) };
  return { failure: { status: 422, message: verdict.message, data: { failedSegment: null } } };
}

/**
 * Looking up identifiers, by GET (with an entity tag, so that a repeat may be answered 304) and by POST with the same answer,
 * but for the figures of production, which only POST carries. `onAnswered` is called once for every lookup that found something, 304 included.
 */
export function createIdentifierSubject(options: {
  publicUrl: string;
  onAnswered: () => void;
  readProduction: ReadProduction;
}): Subject {
  const { publicUrl, onAnswered, readProduction } = options;

  function replyTo(
    answer: LookupAnswer,
    replyFound: (found: FoundAnswer) => LookupReply | Promise<LookupReply>,
  ): LookupReply | Promise<LookupReply> {
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
        <Request extends IdentifierRequest>(
          replyFound: (found: FoundAnswer, request: Request) => LookupReply | Promise<LookupReply>,
        ) =>
        (request: Request): LookupReply | Promise<LookupReply> => {
          const { identifier, sceneConfId } = request;
          const answer = lookUp(identifier, sceneConfId);
          return answer instanceof Promise
            ? answer.then((read) => replyTo(read, (found) => replyFound(found, request)))
            : replyTo(answer, (found) => replyFound(found, request));
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
        handleWith((found, { production }: LookupRequest) =>
          found.source.scene?.templateCode === '9'
            ? answerProduction(found, production, readProduction)
            : { body: found.body },
        ),
      );
      mount(app, contract.changeIdentifierState, (request, context) =>
        changeState(store, clock, callerOf(context), request),
      );
      mount(app, contract.listDataOptions, () => ({ data: offeredOptions }));
    },
  };
}
