import { cardTraitCount } from './limits.ts';

/** Splits the comma separated traits, all of them, as an app's page shows them; Western and Chinese commas both separate. */
export function splitTraits(trait: string): string[] {
  return trait
    .split(/[,，]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** The traits that a list shows: the first two. Source: docs/rules/market.md. */
export function listTraits(trait: string): string[] {
  return splitTraits(trait).slice(0, cardTraitCount);
}
