import type { BrandLogo } from '../../packages/ui/src/theme.ts';

/** Pixel-font letters, 3 wide and 5 high, row by row. */
const letters: Record<string, string> = {
  A: '111101111101101',
  G: '111100101101111',
  I: '010010010010010',
  L: '100100100100111',
  M: '101111111101101',
  N: '110101101101101',
  O: '111101101101111',
  U: '101101101101111',
  Y: '101101111010010',
};

/** The squares of a word as SVG path data: one unit per pixel, four units per letter. */
function wordPath(word: string): string {
  return Array.from(word)
    .flatMap((letter, place) =>
      Array.from(letters[letter] ?? '', (module, at) =>
        module === '1' ? `M${place * 4 + (at % 3)} ${Math.floor(at / 3)}h1v1h-1z` : '',
      ),
    )
    .join('');
}

interface LogoParts {
  /** The wordmark beside the symbol, in the letters above. */
  readonly word: string;
  /** The symbol as SVG path data in a box of 9. */
  readonly mark: string;
  /** Colour of the mark on white, and on ink. */
  readonly colour: string;
  readonly colourOnInk: string;
}

const ink = '#0B1B33';
const white = '#FFFFFF';

/** The four logo files of a brand, drawn from squares, so that they need no font. */
export function logo({ word, mark, colour, colourOnInk }: LogoParts): BrandLogo {
  const head = '<svg xmlns="http://www.w3.org/2000/svg"';
  const whole = (markColour: string, wordColour: string) =>
    `${head} viewBox="0 0 82.5 32"><path fill="${markColour}" transform="scale(3.5556)" d="${mark}"/>` +
    `<path fill="${wordColour}" transform="translate(38 11) scale(${(44 / (word.length * 4 - 1)).toFixed(3)} 2)" d="${wordPath(word)}"/></svg>`;
  const alone = (markColour: string) => `${head} viewBox="0 0 9 9"><path fill="${markColour}" d="${mark}"/></svg>`;
  return {
    logo: whole(colour, ink),
    logoOnInk: whole(colourOnInk, white),
    mark: alone(colour),
    markOnInk: alone(colourOnInk),
  };
}
