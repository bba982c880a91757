import { nearCodeReasons } from '../identifier/nearCode.ts';
import { nearCodeWords } from '../identifier/nearCodeWords.ts';
import { pair, type Translate } from './catalogue.ts';
import { isSign } from './words.ts';

/** A text that has to be one of the package's; null for another. */
function known(text: string, translate: Translate): string | null {
  const english = translate(text);
  return english === text ? null : english;
}

/** A sentence about a place in a code. */
function at(place: string, translate: Translate, say: (place: string) => string): string | null {
  const english = known(place, translate);
  return english === null ? null : say(english);
}

/** Whether a part of a sentence is a run of the signs of a code between its separators. */
const isRun = (part: string) => /^[A-Za-z0-9*=@]+$/.test(part);

export const nearCodePairs = [
  pair(nearCodeReasons, {
    lookAlike: 'Look-alike characters',
    case: 'Differs in case',
    swapped: 'Two neighbours swapped',
    fewer: 'One character fewer',
    more: 'One character more',
    separator: 'Different separators',
  }),
  pair(nearCodeWords, {
    sign: {
      letter: (sign) => (isSign(sign) ? `the letter ${sign}` : null),
      digit: (sign) => (isSign(sign) ? `the digit ${sign}` : null),
    },
    separators: { '-': 'hyphen', _: 'underscore', '.': 'dot', ':': 'colon', '/': 'slash' },
    place: {
      start: 'at the start',
      end: 'at the end',
      between: (before, after) => (isRun(before) && isRun(after) ? `between ${before} and ${after}` : null),
    },
    count: {
      onlyOne: (place, sign, translate) => at(place, translate, (where) => `Only one “${sign}” ${where}`),
      none: (place, sign, translate) => at(place, translate, (where) => `No “${sign}” ${where}`),
      several: (place, sign, translate) => at(place, translate, (where) => `More than one “${sign}” ${where}`),
      one: (place, sign, translate) => at(place, translate, (where) => `A “${sign}” ${where}`),
    },
    fewer: (name, translate) => at(name, translate, (sign) => `One ${sign} fewer`),
    more: (name, translate) => at(name, translate, (sign) => `One ${sign} more`),
    instead: (typed, here, translate) => `You typed ${translate(typed)}, here it is ${translate(here)}`,
    lookAlikes: (pairs, translate) => `Look-alike characters: ${pairs.split('、').map(translate).join(', ')}`,
    pair: (typed, here) => (isSign(typed) && isSign(here) ? `${typed} and ${here}` : null),
    swapped: (one, two) => (isSign(one) && isSign(two) ? `${one} and ${two} changed places` : null),
    tooMany: (sign, translate) => `You typed ${translate(sign)} once too often`,
    tooFew: (sign, translate) => `You left out ${translate(sign)} once`,
    case: 'Upper and lower case make two codes',
    separatorsAlone: 'The same letters and digits with different separators',
  }),
];
