/** Widths of characters in em: those of Latin letters and digits at most, on average, and those of all others. */
const latinEm = 0.6;
const wideEm = 1;

/** Slack in em for sums of decimals. */
const slackEm = 1e-9;

/** The first character that is as wide as high, in fonts with Chinese characters. */
const firstWide = 0x2e80;

function emOf(character: string): number {
  return (character.codePointAt(0) ?? 0) < firstWide ? latinEm : wideEm;
}

/** The estimated width of a text in em. A line that turns out wider is condensed when it is drawn. */
export function textEm(text: string): number {
  return Array.from(text).reduce((sum, character) => sum + emOf(character), 0);
}

/** Characters of a code in a line that is `em` wide; at least one. */
function codePerLine(em: number): number {
  return Math.max(1, Math.floor(em / latinEm + slackEm));
}

/** Lines of a code of so many characters when a line is `em` wide. */
export function codeLineCount(characters: number, em: number): number {
  return Math.ceil(characters / codePerLine(em));
}

/** A code in lines that are `em` wide. Nothing is left out or added: half a code would be another code. */
export function breakCode(code: string, em: number): string[] {
  const most = codePerLine(em);
  return Array.from({ length: Math.ceil(code.length / most) }, (_, line) => code.slice(line * most, (line + 1) * most));
}

/** The beginning of a text that is at most `em` wide. */
function beginningOf(text: string, em: number): string {
  let shown = '';
  let left = em;
  for (const character of text) {
    left -= emOf(character);
    if (left < -slackEm) break;
    shown += character;
  }
  return shown;
}

/** A name in at most so many lines that are `em` wide, at least 1; cut with an ellipsis where it is longer. */
export function breakName(name: string, em: number, lines: number): string[] {
  const text = name.trim();
  if (text === '') return [];
  if (textEm(text) <= em + slackEm) return [text];
  if (lines <= 1) return [`${beginningOf(text, em - wideEm).trimEnd()}…`];
  const line = beginningOf(text, em);
  return [line.trimEnd(), ...breakName(text.slice(line.length), em, lines - 1)];
}
