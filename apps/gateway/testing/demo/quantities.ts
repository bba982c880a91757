import type { Element } from '@lima-id/domain';

/** A value with its unit, and the words that name the quantity. */
export interface Quantity {
  words: string;
  figure: number;
  unit: string;
}

const digits = '零一二三四五六七八九';
const units = [
  'km/h',
  'kW',
  'HP',
  'kg',
  'mm',
  'cm',
  'm',
  'min',
  'MPa',
  'fps',
  'W',
  'V',
  '℃',
  '%',
  '英寸',
  '档',
  '种',
  '年',
  '分钟',
];
const sameUnits: Readonly<Record<string, string>> = { 分钟: 'min' };
const measured = new RegExp(
  `(\\d[\\d,]*(?:\\.\\d+)?|十?[一二三四五六七八九]|十)\\s*(${units.join('|')})(?![A-Za-z/])`,
  'g',
);

function figureOf(text: string): number {
  if (/\d/.test(text)) return Number(text.replaceAll(',', ''));
  const ones = digits.indexOf(text.at(-1) ?? '');
  return text.startsWith('十') ? 10 + Math.max(0, ones) : ones;
}

/** The quantities of a text, each with the words of its clause. */
export function quantitiesOf(text: string, label = ''): Quantity[] {
  return text.split(/[，。；、]/).flatMap((clause) => {
    const found = [...clause.matchAll(measured)];
    const words = `${label} ${clause.replace(measured, ' ')}`;
    return found.map(([, figure = '', unit = '']) => ({
      words,
      figure: figureOf(figure),
      unit: sameUnits[unit] ?? unit,
    }));
  });
}

/** Quantities in a scene's facts; steps describe single days and are no property of the model. */
export function statedQuantities(elements: readonly Element[]): Quantity[][] {
  return elements.flatMap((element) => {
    if (element.dataType === 'String') return [quantitiesOf(element.value, element.label)];
    if (element.dataType === 'Object') return statedQuantities(element.value);
    return element.dataType === 'Array' ? element.value.flatMap((row) => statedQuantities(row.value)) : [];
  });
}

const pairsOfSigns = (words: string) =>
  (words.match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    Array.from({ length: Math.max(0, run.length - 1) }, (_, at) => run.slice(at, at + 2)),
  );

/** Words of amount, without the quantity's name. */
const comparing = new Set(['最大', '最高', '不超', '超过', '可调']);

function speakOfTheSame(one: string, other: string): boolean {
  const others = new Set(pairsOfSigns(other));
  return pairsOfSigns(one).some((pair) => others.has(pair) && !comparing.has(pair));
}

/**
 * Contradictions between a header and facts: quantities with the same unit that share a word, or that are the only ones with their unit on
 * both sides. A fact with several values of a quantity (4.4 kW, 6 HP) agrees when one of them does.
 */
export function contradictions(header: string, facts: readonly (readonly Quantity[])[]): string[] {
  const others = quantitiesOf(header);
  const onlyOne = (unit: string) =>
    others.filter((quantity) => quantity.unit === unit).length === 1 &&
    facts.filter((fact) => fact.some((quantity) => quantity.unit === unit)).length === 1;
  return others.flatMap(({ words, figure, unit }) =>
    facts.flatMap((fact) => {
      const stated = fact.filter(
        (quantity) => quantity.unit === unit && (speakOfTheSame(words, quantity.words) || onlyOne(unit)),
      );
      if (stated.length === 0 || stated.some((quantity) => quantity.figure === figure)) return [];
      return [`${words.trim()} ${figure} ${unit}: ${stated.map((quantity) => quantity.figure).join(', ')}`];
    }),
  );
}
