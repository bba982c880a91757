import type { RegistrationRequest } from '@lima-id/api';
import { splitPrefix } from '@lima-id/domain';
import type { PrefixParts } from '../prefixParts.ts';
import { type RegistrationRefusal, registrationRefusals as refusals } from '../refusals.ts';

/** Names of a registration's codes. */
interface Choices {
  nodePrefix: string;
  enterprisePrefix: string;
  industryText: string;
  areaText: string;
}

/** Validates the choices of a registration: the node exists, the prefix is below it, industry and area are levels of their lists. */
export async function readChoices(
  { store, describeIndustry, describeArea }: PrefixParts,
  { secondNodeId, identifierPrefix, industryCodes, areaCodes }: RegistrationRequest,
): Promise<Choices | { refusal: RegistrationRefusal }> {
  const node = await store.kysely
    .selectFrom('second_level_node')
    .select('prefix')
    .where('prefix', '=', secondNodeId)
    .executeTakeFirst();
  if (node === undefined) return { refusal: refusals.nodeUnknown };
  const parts = splitPrefix(identifierPrefix);
  if (parts?.nodePrefix !== node.prefix) return { refusal: refusals.prefixOfOtherNode };
  const industryText = describeIndustry(industryCodes);
  if (industryText === null) return { refusal: refusals.industryUnknown };
  const areaText = describeArea(areaCodes);
  if (areaText === null) return { refusal: refusals.areaUnknown };
  return { ...parts, industryText, areaText };
}
