import type { Report } from './outline.ts';

const day = 86_400_000;

/** How many of a limit's own unit make one of the document's unit. */
const units: Readonly<Record<string, number>> = {
  seconds: 1_000,
  minutes: 60_000,
  hours: 3_600_000,
  days: day,
  KB: 1_024,
  MB: 1_048_576,
};

const figure = /\{\{(?<name>\w+)(?::(?<unit>\w+))?\}\}/g;

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/**
 * Inserts the product's limits into a text: `{{recallScopesMax}}` unchanged, `{{privateLinkMs:minutes}}` in another unit. Unknown
 * limits, unknown units, and fractions are reported.
 */
export function fillFigures(text: string, limits: Readonly<Record<string, unknown>>, report: Report): string {
  return text.replaceAll(figure, (written, name: string, unit: string | undefined, offset: number) => {
    const limit = limits[name];
    const divisor = unit === undefined ? 1 : units[unit];
    const value = typeof limit === 'number' && divisor !== undefined ? limit / divisor : Number.NaN;
    if (Number.isInteger(value)) return value.toLocaleString('en');
    const says =
      typeof limit !== 'number'
        ? `there is no limit named ${name}`
        : divisor === undefined
          ? `can be written in one of ${Object.keys(units).join(', ')}, not in ${unit}`
          : `is no whole number of ${unit ?? 'its unit'}`;
    report(`line ${lineAt(text, offset)}, ${name}`, says);
    return written;
  });
}
