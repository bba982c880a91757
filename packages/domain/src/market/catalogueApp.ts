import type { HotProduct, TrialProduct } from './trial.ts';

/** An app with a trial. */
export interface OfferedTrial extends TrialProduct {
  packageDetails: { id: string; trialDays: number };
}

function isOffered(app: TrialProduct): app is OfferedTrial {
  return app.packageDetails.trialDays !== null;
}

/** The app that the trial button of a catalogue entry opens: of the same name and with a trial; null hides the button. Source: docs/rules/market.md. */
export function findCatalogueTrial(title: string, products: readonly TrialProduct[]): OfferedTrial | null {
  const name = title.trim();
  return products.filter(isOffered).find((one) => one.productName.trim() === name) ?? null;
}

/** The hot app that a catalogue entry opens for a logged-in user: entry 6 the first (code assignment), every other one the second (asset management). Source: docs/rules/market.md. */
export function pickHotProduct(catalogueId: string, hot: readonly HotProduct[]): HotProduct | null {
  return hot[catalogueId === '6' ? 0 : 1] ?? null;
}
