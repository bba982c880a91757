import { type AppQuery, initialAppQuery, writeAppQuery } from '@lima-id/domain';

/** The list of all apps. */
export const listAddress = '/application/list';

/** The address of the list with some of its parameters set. */
export function addressOfList(query: Partial<AppQuery>): string {
  const search = new URLSearchParams(writeAppQuery({ ...initialAppQuery, ...query })).toString();
  return search === '' ? listAddress : `${listAddress}?${search}`;
}
