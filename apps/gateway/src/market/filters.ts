import type { AppSearch } from '@lima-id/api';
import { sql } from 'kysely';
import { inCategory } from './listedProducts.ts';

const everyApp = sql<boolean>`true`;

/** SQL condition for the source of a search, of apps or shelves. */
export function fromSource({ source }: AppSearch) {
  return source === '' ? everyApp : sql<boolean>`app_original = ${source === 'own'}`;
}

/** SQL condition for the category of a search, of apps or shelves. */
export function standingIn({ categoryId }: AppSearch) {
  return categoryId === '' ? everyApp : inCategory(categoryId);
}

/** SQL condition for both, of apps, by their shelves alone, so that no categories of apps are read. */
export function onShelves(search: AppSearch) {
  if (search.source === '' && search.categoryId === '') return everyApp;
  return sql<boolean>`shelf in (select app_shelf.id from app_shelf where ${fromSource(search)} and ${standingIn(search)})`;
}
