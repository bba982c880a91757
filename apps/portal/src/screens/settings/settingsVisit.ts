import { type SettingsPage, settingsPage } from '@lima-id/domain';

function statedType(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'type' in state ? state.type : undefined;
}

/**
 * What the settings open with: the query `type` of the address, so that a copied link and going back show the same, else the
 * route state `{ type }`. A visitor without id or name is led home.
 */
export function chosenPage(
  user: { userId: string; username: string } | null,
  query: URLSearchParams,
  state: unknown,
): SettingsPage {
  const type = query.get('type') ?? statedType(state);
  return settingsPage(user ?? { userId: '', username: '' }, Number(type));
}

/** The query with the choice of the password in it; null when the address says it already. */
export function completedQuery(query: URLSearchParams): string | null {
  if (query.has('type')) return null;
  const completed = new URLSearchParams(query);
  completed.set('type', '2');
  return completed.toString();
}
