import type { IdentifierFailure, LookupRequest } from '@lima-id/api';
import { type Element, type IdentifierRecord, type ProductionRequest, repairOption } from '@lima-id/domain';
import type { Reply, RequestContext } from '../platform/http/mount.ts';
import { type ReadRepairs, type RepairData, readRepairData, repairTemplate } from './answerRepair.ts';
import { verificationOf } from './composeRecord.ts';
import type { FoundAnswer } from './lookUp.ts';
import type { SceneAccess } from './sceneAccess/sceneAccess.ts';

/** Reads figures of an enterprise's production; the lowest option of today without a request. */
export type ReadProduction = (
  enterprisePrefix: string,
  request: ProductionRequest | undefined,
) => Promise<{ ok: true; elements: Element[] } | { ok: false; message: string }>;

/** The tables of the object's repair scene, as far as the visitor may see them: else the request to verify a phone. */
async function readVisibleRepairs(
  found: FoundAnswer,
  { access, readRepairs }: { access: SceneAccess; readRepairs: ReadRepairs },
  context: RequestContext,
): Promise<Pick<RepairData, 'elements' | 'places'>> {
  const scene = found.source.shared.scenes.find(({ templateCode }) => templateCode === repairTemplate);
  if (scene === undefined) return { elements: [], places: {} };
  const verification = verificationOf(scene);
  if (verification !== null && (await access.judge({}, found.identifier, context)) !== 'open')
    return { elements: verification, places: {} };
  const { elements, places } = await readRepairData(found, scene.sceneConfId, readRepairs);
  return { elements: elements.filter(({ dataType }) => dataType === 'Array'), places };
}

/** The answer to a lookup whose scene is the production of the object: with what is asked for in the place of what is kept. */
export async function answerProduction(
  {
    access,
    readProduction,
    readRepairs,
  }: { access: SceneAccess; readProduction: ReadProduction; readRepairs: ReadRepairs },
  found: FoundAnswer,
  { production }: LookupRequest,
  context: RequestContext,
): Promise<Reply<IdentifierRecord, IdentifierFailure>> {
  if (production?.dataOption === repairOption) {
    const { elements, places } = await readVisibleRepairs(found, { access, readRepairs }, context);
    return { body: found.withElements(elements, places) };
  }
  const verdict = await readProduction(found.source.shared.model.enterprise.prefix, production);
  if (verdict.ok) return { body: found.withElements(verdict.elements) };
  return { failure: { status: 422, message: verdict.message, data: { failedSegment: null } } };
}
