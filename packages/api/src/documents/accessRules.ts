import type { EndpointName } from '../contract/contract.ts';
import { type AccessRule, ruleFor } from './access.ts';
import { callDocuments } from './callDocuments.ts';

/** Who may make each call of the contract. The handlers decide what a user sees of others' data. */
export const accessRules = Object.fromEntries(
  Object.entries(callDocuments).map(([name, { access }]) => [name, ruleFor(access)]),
) as Readonly<Record<EndpointName, AccessRule>>;
