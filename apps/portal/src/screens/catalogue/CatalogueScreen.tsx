import { readCatalogueId } from '@lima-id/domain';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { EntryScreen } from './EntryScreen.tsx';

/** The entry of the catalogue that the address names; `unknown` when the catalogue has none of that id. */
export default function CatalogueScreen({ unknown }: { unknown: ReactNode }) {
  const id = readCatalogueId(useParams().id ?? '');
  return id === null ? unknown : <EntryScreen id={id} />;
}
