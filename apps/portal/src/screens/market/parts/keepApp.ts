import type { Product } from '@lima-id/domain';
import { keep } from '../../../shared/storage/browserStorage.ts';

/** Keeps the app that a visitor goes to, so that its page has a name and a picture to show before the answer comes. */
export function keepApp(product: Product): void {
  keep('application', product);
}
