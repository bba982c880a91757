import { type Product, product } from '@lima-id/domain';
import { kept } from '../../../shared/storage/browserStorage.ts';

function productIn(value: unknown, id: string): Product | null {
  const read = product.safeParse(value);
  return read.success && read.data.id === id ? read.data : null;
}

function keptProduct(): unknown {
  try {
    return JSON.parse(kept('application') ?? 'null');
  } catch {
    return null;
  }
}

/** What is known of an app before the answer comes: the one that travels with the route, else the one kept in this browser; null when it is another. */
export function knownApp(state: unknown, id: string): Product | null {
  const travelling = typeof state === 'object' && state !== null && 'product' in state ? state.product : null;
  return productIn(travelling, id) ?? productIn(keptProduct(), id);
}
