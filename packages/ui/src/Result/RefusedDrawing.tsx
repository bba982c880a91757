import { FinderFrame } from '../FinderFrame/FinderFrame.tsx';
import { Drawing, Frame } from '../StatusView/StatusView.styles.ts';
import { moduleDrawing } from './moduleDrawing.ts';

/** A lock, and a code of which one corner is missing. */
const drawings = {
  '403': moduleDrawing([
    '...#####...',
    '..#.....#..',
    '..#.....#..',
    '..#.....#..',
    '###########',
    '#.........#',
    '#....!....#',
    '#....!....#',
    '#.........#',
    '#.........#',
    '###########',
  ]),
  '404': moduleDrawing([
    '#####.#####',
    '#...#.#...#',
    '#.+.#.#.+.#',
    '#...#.#...#',
    '#####.#####',
    '...........',
    '#####.-----',
    '#...#.-...-',
    '#.+.#.-.!.-',
    '#...#.-...-',
    '#####.-----',
  ]),
} as const;

/** A lock, or a code with a gap, in modules: drawn in code like the pictures of StatusView. */
export function RefusedDrawing({ kind }: { kind: '403' | '404' }) {
  const { width, height, paths } = drawings[kind];
  return (
    <Frame aria-hidden="true">
      <Drawing width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        {paths.map(({ part, d }) => (
          <path key={part} data-part={part} d={d} />
        ))}
      </Drawing>
      <FinderFrame />
    </Frame>
  );
}
