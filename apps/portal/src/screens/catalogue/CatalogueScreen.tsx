import { readCatalogueId } from '@lima-id/domain';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { EntryScreen } from './EntryScreen.tsx';

/** The catalogue entry in the address; `unknown` for an unknown id. */
export default function CatalogueScreen({ unknown }: { unknown: ReactNode }) {
  const id = readCatalogueId(useParams().id ?? '');
  return id === null ? unknown : <EntryScreen id={id} />;
}
