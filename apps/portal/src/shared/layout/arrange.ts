// Declarations by which screens arrange what they show. A name of a token that does not exist does not compile.
import { media, type TokenName, type TypeStyleName, token, typeStyle } from '@lima-id/ui';

/** The widths at which a value may change. */
type Width = Extract<keyof typeof media, 'fromTablet' | 'desktop' | 'belowDesktop' | 'tablet' | 'mobile'>;

/** One value, or a base value and what it becomes at some widths; a later width wins over an earlier one. */
type Responsive<Value> = Value | (Readonly<Record<'base', Value>> & { readonly [At in Width]?: Value });

type Length = TokenName | `${number}` | `${number}${'px' | 'rem' | '%' | 'vh'}` | 'auto' | 'none';
type Track = `${number}fr` | `${number}px` | Extract<TokenName, `layout-${string}`> | 'auto' | 'max-content';

/** The text itself if all its words are of that kind, otherwise never. */
type Words<Text, Word extends string> = Text extends `${infer First} ${infer Rest}`
  ? First extends Word
    ? Words<Rest, Word> extends never
      ? never
      : Text
    : never
  : Text extends Word | number
    ? Text
    : never;

type Checked<Value, Word extends string> = Value extends object
  ? { readonly [At in keyof Value]: Words<Value[At], Word> }
  : Words<Value, Word>;

const cssWords = (value: string | number) =>
  String(value).replaceAll(
    /(^|[^\w-])([a-z]+-[a-z\d-]+)/g,
    (_, before: string, word: string) => before + (word === 'max-content' ? word : token(word as TokenName)),
  );

function declare(property: string, value: Responsive<string | number>, css: (value: string | number) => string) {
  if (typeof value !== 'object') return `${property}: ${css(value)};`;
  const { base, ...rest } = value;
  const changes = Object.entries(rest).map(
    ([at, changed]) => `${media[at as Width]} { ${property}: ${css(changed)}; }`,
  );
  return `${property}: ${css(base)}; ${changes.join(' ')}`;
}

/** A length that changes with the width of the window: `responsive('padding', { base: 'space-8', mobile: 'space-5 space-4' })`. */
export function responsive<const Value extends Responsive<string>>(
  property: string,
  value: Value & Checked<Value, Length>,
): string {
  return declare(property, value, cssWords);
}

/** A grid of that many equal columns, or of these; no column is widened by what it holds. */
export function columns<const Value extends Responsive<string | number>>(value: Value & Checked<Value, Track>): string {
  const css = (at: string | number) => {
    if (at === 1) return 'minmax(0, 1fr)';
    if (typeof at === 'number') return `repeat(${at}, minmax(0, 1fr))`;
    return cssWords(at).replaceAll(/(^|\s)(\d+fr)/g, '$1minmax(0, $2)');
  };
  return `display: grid; ${declare('grid-template-columns', value, css)}`;
}

/** One below the other, each as wide as the place. */
export function stack<const Value extends Responsive<string>>(gap: Value & Checked<Value, Length>): string {
  return `${columns(1)} ${declare('gap', gap, cssWords)}`;
}

/** Side by side on one line, centred on each other. */
export function row<const Value extends Responsive<string>>(gap: Value & Checked<Value, Length>): string {
  return `display: flex; align-items: center; ${declare('gap', gap, cssWords)}`;
}

/** As {@link row}, in a line of text. */
export function inlineRow<const Value extends Responsive<string>>(gap: Value & Checked<Value, Length>): string {
  return `display: inline-flex; align-items: center; ${declare('gap', gap, cssWords)}`;
}

/** Side by side on as many lines as needed. */
export function cluster<const Value extends Responsive<string>>(gap: Value & Checked<Value, Length>): string {
  return `display: flex; flex-wrap: wrap; ${declare('gap', gap, cssWords)}`;
}

/** As wide as high. */
export function square<const Side extends Responsive<string>>(side: Side & Checked<Side, Length>): string {
  return `${declare('width', side, cssWords)} ${declare('height', side, cssWords)}`;
}

/** A step of the type scale in a colour. */
export function text(style: TypeStyleName, colour: TokenName): string {
  return `${typeStyle(style)} color: ${token(colour)};`;
}

/** In the middle of its place. */
export const centred = 'display: grid; place-items: center;';

/** The dark ground and the colour of words on it. */
export const onInk = `background: ${token('bg-ink')}; color: ${token('text-on-ink-primary')};`;
