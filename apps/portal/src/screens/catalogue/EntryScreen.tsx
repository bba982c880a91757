import { useQuery } from '@tanstack/react-query';
import { ScreenLoading } from '../../shared/page/ScreenLoading.tsx';
import { EntryPage } from './EntryPage.tsx';
import { entryOf } from './entries.ts';

/** An entry of the catalogue by its id. */
export function EntryScreen({ id }: { id: number }) {
  const query = useQuery(entryOf(id));
  if (query.isError) throw query.error;
  if (query.data === null) throw new Error(`There is no entry ${id} in the catalogue.`);
  return query.data === undefined ? <ScreenLoading /> : <EntryPage key={id} entry={query.data} />;
}
