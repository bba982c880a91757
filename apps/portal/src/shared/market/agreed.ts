import { keepInTab, keptInTab } from '../storage/tabStorage.ts';

const key = 'agreedTo';

/** Which app's agreements were ticked last, and by whom; empty for somebody who was not logged in. */
interface Agreed {
  productId: string;
  userId: string;
}

function isAgreed(value: unknown): value is Agreed {
  const { productId, userId } = Object(value) as Record<string, unknown>;
  return typeof productId === 'string' && typeof userId === 'string';
}

/** Keeps in this tab whether the agreements of an app are ticked: a login or the confirmation of an order leads back to the page as it was left. */
export function keepAgreed(productId: string, userId: string, agreed: boolean): void {
  keepInTab(key, agreed ? { productId, userId } : null);
}

/** Whether the agreements of an app were ticked in this tab, by this visitor or before he logged in; nobody agrees for somebody else. */
export function wasAgreed(productId: string, userId: string): boolean {
  const kept = keptInTab(key);
  return isAgreed(kept) && kept.productId === productId && (kept.userId === '' || kept.userId === userId);
}
