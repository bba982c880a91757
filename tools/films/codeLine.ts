import { lima } from '../../apps/portal/src/brand/lima.ts';
import { colours } from './canvas.ts';
import { arriving, clamp } from './motion.ts';
import { bracket, codeAdvance, type Point, text } from './shapes.ts';

/** The code that the films follow: the first example of the default brand. */
export const filmCode = lima.examples[0]?.identifier ?? '';

/** Segments of a code with their start index. */
export function segmentsOf(code: string): { text: string; at: number }[] {
  const [prefix = '', suffix = ''] = code.split('/');
  const parts = [...prefix.split('.'), suffix];
  let at = 0;
  return parts.map((part) => {
    const segment = { text: part, at };
    at += part.length + 1;
    return segment;
  });
}

interface CodeLook {
  size: number;
  colour?: string;
  /** Progress of the characters, 0 to 1. */
  written?: number;
  /** Progress of the brackets, 0 to 1, one after the other. */
  measured?: number;
  mark?: string;
}

/** A code that is written and bracketed from left to right. */
export function codeLine(code: string, { x, y }: Point, look: CodeLook): string {
  const { size, colour = colours.text, written = 1, measured = 0, mark = colours.mark } = look;
  const advance = size * codeAdvance;
  const count = Math.ceil(clamp(written) * code.length);
  const segments = segmentsOf(code);
  const brackets = segments.map((segment, index) =>
    bracket(
      { x: x + segment.at * advance + size * 0.06, y: y + size * 0.36 },
      segment.text.length * advance - size * 0.12,
      arriving(measured * segments.length, index, 1),
      mark,
    ),
  );
  return text(code.slice(0, count), { x, y }, { size, colour, face: 'code' }) + brackets.join('');
}
