import { contract, type EndpointName } from '@lima-id/api';
import { openApiDocument } from '@lima-id/api/openapi';

const { paths } = openApiDocument();

/** HTTP statuses with which a call is answered, by the OpenAPI document. */
export function documentedStatuses(name: EndpointName): number[] {
  const { path, method } = contract[name];
  const operation = paths[path]?.[method === 'GET' ? 'get' : 'post'];
  return Object.keys(operation?.responses ?? {}).map(Number);
}
