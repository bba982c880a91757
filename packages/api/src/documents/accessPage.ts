import { contract, type EndpointName } from '../contract/contract.ts';
import { userRoles } from './access.ts';
import { accessRules } from './accessRules.ts';
import { callDocuments } from './callDocuments.ts';

function rowOf(name: EndpointName): string {
  const rule = accessRules[name];
  const who = typeof rule === 'string' ? rule : rule === userRoles ? 'users' : rule.join(', ');
  return ['', name, who, callDocuments[name].sees ?? '', ''].join(' | ').replaceAll('  ', ' ').trim();
}

/** docs/rules/access.md: a table for people of who may make each call. */
export function accessPage(): string {
  const rows = (Object.keys(contract) as EndpointName[]).map(rowOf);
  return `# Access

Who may make each call. \`access\` of the call's document, beside its row in the contract, is the rule that the gateway enforces; this page is
written from it by the test of \`packages/api/src/documents/accessPage.ts\` (\`npx vitest run accessPage --update\` there). A call without a document
does not compile, and a test of the gateway makes every call in every role.

Roles: ORDINARY (no enterprise, or one that is not approved yet), COMPANY, COMPANY_ADMIN, ADMIN, MANAGER. "Everybody" needs no
login; the default token that portals send for anonymous visitors makes nobody more than that. "Users" are all five roles.
"Enterprises" are no users: an enterprise's own systems, with a token that the platform gave to one prefix. It opens the calls that
name enterprises and no other; no user's token opens a call of enterprises alone.

| call | who | sees |
|---|---|---|
${rows.join('\n')}

An enterprise token is 32 random bytes, kept as a hash with its last four characters, bound to one prefix, and valid until it is withdrawn or
the prefix is no longer approved. It is shown once, when it is issued; an enterprise has ten valid ones at most.

A call without a login that needs one answers 401 with a code: 40106 no token, 40107 expired, 40108 never given, 40112 the session has
ended. A role that may not answers 403. What belongs to somebody else and need not be known answers 404.
`;
}
