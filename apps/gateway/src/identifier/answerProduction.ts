import type { IdentifierFailure, LookupRequest } from '@lima-id/api';
import { type Element, type IdentifierRecord, type ProductionRequest, repairOption } from '@lima-id/domain';
import type { Reply, RequestContext } from '../platform/http/mount.ts';
import { verificationOf } from './composeRecord.ts';
import type { FoundAnswer } from './lookUp.ts';
import type { SceneAccess } from './sceneAccess/sceneAccess.ts';

/** Reads figures of an enterprise's production; the lowest option of today without a request. */
export type ReadProduction = (
  enterprisePrefix: string,
  request: ProductionRequest | undefined,
) => Promise<{ ok: true; elements: Element[] } | { ok: false; message: string }>;

/** The tables of the object's repair scene, as far as the visitor may see them: else the request to verify a phone. */
async function readRepairs(found: FoundAnswer, access: SceneAccess, context: RequestContext): Promise<Element[]> {
  const { shared, readElements } = found.source;
  const repairs = shared.scenes.find(({ templateCode }) => templateCode === '10');
  if (repairs === undefined) return [];
  const verification = verificationOf(repairs);
  if (verification !== null && (await access.judge({}, found.identifier, context)) !== 'open') return verification;
  return (await readElements(repairs.sceneConfId)).filter(({ dataType }) => dataType === 'Array');
}

/** The answer to a lookup whose scene is the production of the object: with what is asked for in the place of what is kept. */
export async function answerProduction(
  { access, readProduction }: { access: SceneAccess; readProduction: ReadProduction },
  found: FoundAnswer,
  { production }: LookupRequest,
  context: RequestContext,
): Promise<Reply<IdentifierRecord, IdentifierFailure>> {
  if (production?.dataOption === repairOption)
    return { body: found.withElements(await readRepairs(found, access, context)) };
  const verdict = await readProduction(found.source.shared.model.enterprise.prefix, production);
  if (verdict.ok) return { body: found.withElements(verdict.elements) };
  return { failure: { status: 422, message: verdict.message, data: { failedSegment: null } } };
}
