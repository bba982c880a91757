import { leadInterestsMax } from '@lima-id/domain';
import type { LeadInterest } from '../contact/contactEvents.ts';

/** Whether an app is among those chosen, as a whole or by one of its packages. */
export function isChosen(chosen: readonly LeadInterest[], productId: string): boolean {
  return chosen.some((one) => one.productId === productId);
}

/** Whether no further app can be chosen. */
export function isFull(chosen: readonly LeadInterest[]): boolean {
  return chosen.length >= leadInterestsMax;
}

/** The choice after an app is added; unchanged if it is there already, or the limit is reached. */
export function withApp(chosen: readonly LeadInterest[], app: { id: string; name: string }): readonly LeadInterest[] {
  if (isChosen(chosen, app.id) || isFull(chosen)) return chosen;
  return [...chosen, { productId: app.id, packageProductId: '', name: app.name }];
}

/** The choice after an app and its packages are removed. */
export function withoutApp(chosen: readonly LeadInterest[], productId: string): readonly LeadInterest[] {
  return chosen.filter((one) => one.productId !== productId);
}

function isInterest(value: unknown): value is LeadInterest {
  const fields = Object(value) as Record<string, unknown>;
  return ['productId', 'packageProductId', 'name'].every((name) => typeof fields[name] === 'string');
}

/** The initial choice: the apps of the request, and those chosen before; without duplicates, up to the limit. */
export function interestsAtFirst(named: readonly LeadInterest[], kept: readonly unknown[]): LeadInterest[] {
  const all = [...named, ...kept.filter(isInterest)];
  const last = new Map<string, LeadInterest>();
  for (const one of all) {
    const key = JSON.stringify([one.productId, one.packageProductId]);
    if (!last.has(key)) last.set(key, one);
  }
  return [...last.values()].slice(0, leadInterestsMax);
}

/** The choice except the apps of the request: those that a page adds are not carried to another page. */
export function chosenBeside(named: readonly LeadInterest[], chosen: readonly LeadInterest[]): LeadInterest[] {
  return chosen.filter((one) => !isChosen(named, one.productId));
}
