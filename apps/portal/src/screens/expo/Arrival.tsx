import { VisuallyHidden } from '@lima-id/ui';
import type { CSSProperties } from 'react';
import { Finder, Hall, Halves, Other, Stand, Walls, Way, Ways } from './Arrival.styles.ts';
import type { ShownExpo } from './expos.ts';
import { hallPlan } from './hallPlan.ts';
import { texts } from './texts.ts';

/** The finder frame's distance from the stand, and the length of its corners, in px. */
const gap = 10;
const arm = 10;

/** Rows above and below the stand that a phone shows, in px from its upper edge. */
const part = { above: 72, height: 184 };

function Plan({ plan, stand: name }: { plan: ShownExpo['plan']; stand: string }) {
  const { width, height, box, others, stand, way } = hallPlan(plan);
  const [left, top] = [stand.x - gap, stand.y - gap];
  const [right, bottom] = [stand.x + box.width + gap, stand.y + box.height + gap];
  const partTop = Math.max(0, Math.min(stand.y - part.above, height - part.height));
  const sizes = {
    '--plan-width': width,
    '--stand-x': stand.x,
    '--part-top': partTop,
    '--part-height': Math.min(part.height, height),
  } as CSSProperties;
  return (
    <Hall style={sizes}>
      <VisuallyHidden>{texts.plan(name, plan.row, plan.column, plan.door)}</VisuallyHidden>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <Walls x={1} y={1} width={width - 2} height={height - 2} />
        {others.map(({ x, y }) => (
          <Other key={`${x} ${y}`} x={x} y={y} width={box.width} height={box.height} />
        ))}
        <Way>
          <path d={`M${way.from} ${way.y}H${way.to}`} />
          <path d={`m${way.to + 8} ${way.y - 6}-8 6 8 6`} />
          <text x={width - 42} y={way.y - 14}>
            {plan.door}
          </text>
        </Way>
        <Stand>
          <rect x={stand.x} y={stand.y} width={box.width} height={box.height} />
          <text x={stand.x + box.width / 2} y={way.y}>
            {name}
          </text>
        </Stand>
        <Finder>
          <path
            d={`M${left} ${top + arm}V${top}H${left + arm}M${right - arm} ${top}H${right}V${top + arm}M${left} ${bottom - arm}V${bottom}H${left + arm}`}
          />
          <rect x={right - 6} y={bottom - 6} width={6} height={6} />
        </Finder>
      </svg>
    </Hall>
  );
}

/** Directions to the hall and, inside it, to the stand. */
export function Arrival({ expo: { plan, stand, arrival } }: { expo: ShownExpo }) {
  return (
    <Halves>
      <Plan plan={plan} stand={stand} />
      <Ways>
        {arrival.items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </Ways>
    </Halves>
  );
}
