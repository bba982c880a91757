import tokens from '../../packages/ui/src/tokens/tokens.json' with { type: 'json' };

/** Px of a frame. The lowest sixth is reserved for captions. */
export const frameSize = { width: 1280, height: 720 } as const;
export const framesPerSecond = 24;

/** Margin of a frame in px. */
export const margin = 64;

const { ink, primary } = tokens.color;
const { bg, border, textOnInk } = tokens.semantic;

/** Colours of a film, on an ink background. */
export const colours = {
  ground: bg.ink,
  raised: bg.inkRaised,
  line: border.onInkStrong,
  hairline: border.onInk,
  text: textOnInk.primary,
  quiet: textOnInk.secondary,
  mark: primary['400'],
  link: textOnInk.link,
  accent: primary['500'],
  deep: primary['800'],
  paper: ink['0'],
  paperLine: ink['200'],
  paperQuiet: ink['300'],
  onPaper: ink['900'],
  stroke: tokens.color.illustration.stroke,
  shadow: tokens.color.illustration.shadowOnInk,
} as const;

/** Font families, as defined in the page that is captured. */
export const faces = {
  sans: "'Noto Sans SC Variable', sans-serif",
  code: "'JetBrains Mono', monospace",
  figure: "'Barlow Semi Condensed', sans-serif",
} as const;
