import { FinderFrame } from '../FinderFrame/FinderFrame.tsx';
import { Drawing, Frame } from './StatusView.styles.ts';

/** The state that a drawing shows: service failed, waiting for the service, or no network. */
export type DrawnState = 'failed' | 'waiting' | 'offline';

const pitch = 12;
const side = 10;
const across = 11;
const down = 5;

/** The modules around one server of the drawing; `top` is its top edge. */
function wall(top: number): string {
  const modules: string[] = [];
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const isEdge = row === 0 || row === down - 1 || column === 0 || column === across - 1;
      if (isEdge) modules.push(`M${column * pitch} ${top + row * pitch}h${side}v${side}h-${side}z`);
    }
  }
  return modules.join('');
}

const lowerTop = 72;
const walls = wall(0) + wall(lowerTop);
const lamps = [24, 48, 72, 96];

/** Modules of the signal, row by row: their number, and the start of the row; the last is the sender. */
const signalRows = [
  { top: 0, left: 12, count: 7, part: 'soft' },
  { top: 12, left: 0, count: 1, part: 'soft' },
  { top: 12, left: 96, count: 1, part: 'soft' },
  { top: 24, left: 24, count: 5, part: 'soft' },
  { top: 36, left: 12, count: 1, part: 'soft' },
  { top: 36, left: 84, count: 1, part: 'soft' },
  { top: 48, left: 36, count: 3, part: 'wall' },
  { top: 72, left: 48, count: 1, part: 'on' },
] as const;

function Servers({ state }: { state: 'failed' | 'waiting' }) {
  return (
    <Drawing width={130} height={130} viewBox="0 0 130 130">
      <path data-part="wall" d={walls} />
      {lamps.map((x, place) => (
        <rect key={x} data-part={place < 3 ? 'on' : 'soft'} x={x} y={24} width={side} height={side} />
      ))}
      {lamps.map((x, place) => (
        <rect key={x} data-part={place === 0 ? state : 'soft'} x={x} y={lowerTop + 24} width={side} height={side} />
      ))}
    </Drawing>
  );
}

function NoSignal() {
  return (
    <Drawing width={106} height={82} viewBox="0 0 106 82">
      {signalRows.map(({ top, left, count, part }) =>
        Array.from({ length: count }, (_, place) => (
          <rect
            key={`${top}-${left + place}`}
            data-part={part}
            x={left + place * pitch}
            y={top}
            width={side}
            height={side}
          />
        )),
      )}
    </Drawing>
  );
}

/** Two servers in modules, or a lost signal, in a finder frame: drawn in code, since an image file might not load. */
export function StatusDrawing({ state }: { state: DrawnState }) {
  return (
    <Frame aria-hidden="true" data-state={state}>
      {state === 'offline' ? <NoSignal /> : <Servers state={state} />}
      <FinderFrame />
    </Frame>
  );
}
