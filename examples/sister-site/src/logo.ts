import type { BrandLogo } from '@lima-id/ui/theme';

/** A lamp shade over the lines of a spectrum, in a box of 32. */
const shade = 'M16 2 29 16H3z';
const spectrum = 'M5 19h4v11H5zM12 19h4v8h-4zM19 19h4v10h-4zM26 19h3v6h-3z';
/** The wordmark in strokes, so that it needs no font: letters 5 wide and 8 high, 7.2 units apart. */
const letters = [
  'M0 0h3l2 2v4l-2 2H0z',
  'M5 0H0v8h5M0 4h4',
  'M0 8V0l5 8V0',
  'M5 0H0v8h5V4H3',
  'M0 8V0h5v4H0',
  'M0 0v8h5V0',
];

const head = '<svg xmlns="http://www.w3.org/2000/svg"';

function markPaths(shadeColour: string, spectrumColour: string): string {
  return `<path fill="${shadeColour}" d="${shade}"/><path fill="${spectrumColour}" d="${spectrum}"/>`;
}

function word(colour: string): string {
  const paths = letters.map((path, place) => `<path transform="translate(${place * 7.2})" d="${path}"/>`).join('');
  return `<g transform="translate(40 12)" fill="none" stroke="${colour}" stroke-width="1.2">${paths}</g>`;
}

function whole(shadeColour: string, spectrumColour: string, wordColour: string): string {
  return `${head} viewBox="0 0 82.5 32">${markPaths(shadeColour, spectrumColour)}${word(wordColour)}</svg>`;
}

function alone(shadeColour: string, spectrumColour: string): string {
  return `${head} viewBox="0 0 32 32">${markPaths(shadeColour, spectrumColour)}</svg>`;
}

/** The logos of 灯谱 as SVG text, on white and on ink. */
export const logo: BrandLogo = {
  logo: whole('#93356B', '#E0A100', '#0B1B33'),
  logoOnInk: whole('#E08BBB', '#E0A100', '#FFFFFF'),
  mark: alone('#93356B', '#E0A100'),
  markOnInk: alone('#E08BBB', '#E0A100'),
};
