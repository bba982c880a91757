import { contract, decodeRequest, type IdentifierExport, type PrivateLinkReply } from '@lima-id/api';
import { managedEnterprise } from '../../enterprise/managedEnterprise.ts';
import type { Registrar } from '../../enterprise/registrar.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Reply } from '../../platform/http/mount.ts';
import { createSignedLinks, type LinkOptions, type SignedLinks } from '../../platform/secret/signedLinks.ts';
import type { Store } from '../../schema/store.ts';
import { scopeOf } from '../listIdentifiers.ts';

/** Base path of exported files. */
export const exportPath = '/private/identifiers/';

/** Dependencies of exports. */
export interface ExportParts {
  store: Store;
  clock: Clock;
  links: SignedLinks;
}

/** An export with the prefix of its enterprise. */
export type OwnExport = Omit<IdentifierExport, 'prefix'> & { prefix: string };

/** Creates links to exported files. */
export function createExportLinks(options: Omit<LinkOptions, 'purpose' | 'path'>): SignedLinks {
  return createSignedLinks({ ...options, purpose: 'identifier export links', path: exportPath });
}

function viewerIdOf({ accountId, tokenId }: Registrar): string {
  return accountId === null ? `token ${tokenId}` : `account ${accountId}`;
}

/** Whether a viewer still manages an enterprise: links outlive withdrawn tokens and suspended prefixes. */
async function manages(store: Store, viewerId: string, prefix: string): Promise<boolean> {
  const [kind, id = ''] = viewerId.split(' ');
  if (kind === 'token') {
    const token = await store.kysely
      .selectFrom('enterprise_token as token')
      .innerJoin('enterprise', 'enterprise.prefix', 'token.enterprise_prefix')
      .select('token.id')
      .where('token.id', '=', Number(id))
      .where('token.enterprise_prefix', '=', prefix)
      .where('token.withdrawn_at', 'is', null)
      .where('enterprise.examine_status', '=', 'approved')
      .executeTakeFirst();
    return token !== undefined;
  }
  const account = await store.kysely
    .selectFrom('account')
    .select(['role', 'company_prefix'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (account === undefined) return false;
  const viewer = { role: account.role, companyPrefix: account.company_prefix };
  return 'prefix' in (await managedEnterprise(store, viewer, prefix));
}

/** Gives a link to a file. The request is in it, so that nothing is kept of a link. */
export async function linkExport(
  { store, links }: ExportParts,
  registrar: Registrar,
  request: IdentifierExport,
): Promise<Reply<PrivateLinkReply, null>> {
  const { prefix } = registrar;
  const scope = await scopeOf(store.kysely, prefix, request);
  if ('failure' in scope) return scope;
  const id = Buffer.from(JSON.stringify({ ...request, prefix })).toString('base64url');
  return { data: links.give(id, viewerIdOf(registrar)) };
}

/** The export of a link; null when the link is forged, expired, or of somebody who no longer manages the enterprise. */
export async function exportOfLink(
  { store, links }: ExportParts,
  id: string,
  query: Readonly<Record<string, unknown>>,
): Promise<OwnExport | null> {
  const viewerId = links.viewerOf(id, query);
  if (viewerId === null) return null;
  const read = decodeRequest(contract.exportIdentifiers, JSON.parse(Buffer.from(id, 'base64url').toString()));
  if (!read.ok || read.value.prefix === undefined) return null;
  const { prefix } = read.value;
  return (await manages(store, viewerId, prefix)) ? { ...read.value, prefix } : null;
}
