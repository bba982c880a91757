import type { IdentifierFailure, LookupRequest } from '@lima-id/api';
import { type Element, type IdentifierRecord, type ProductionRequest, repairOption } from '@lima-id/domain';
import type { Reply, RequestContext } from '../platform/http/mount.ts';
import { type ReadRepairs, type RepairData, readRepairData, repairTemplate } from './answerRepair.ts';
import { verificationOf } from './lookup/composeRecord.ts';
import type { FoundAnswer } from './lookup/lookUp.ts';
import type { SceneAccess } from './sceneAccess/sceneAccess.ts';

/** Reads an enterprise's production figures; without a request the first option, today. */
export type ReadProduction = (
  enterprisePrefix: string,
  request: ProductionRequest | undefined,
) => Promise<{ ok: true; elements: Element[] } | { ok: false; message: string }>;

/** The tables of the object's repair scene if the visitor may see them, else the request to verify a phone. */
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

/** The answer to a lookup of the production scene: with the requested figures instead of the stored elements. */
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
