import { listRole } from '@lima-id/ui';
import { type ComponentType, Fragment } from 'react';
import { facesOf, plateHalf, plateThickness, pointOf } from './isometric.ts';
import { Drawing, Figure, Layer, Name, Names, Number, Parts } from './LayerDrawing.styles.ts';
import { Applications, Nodes, Site, Stores } from './LayerParts.tsx';
import type { ShownPage } from './solutions.ts';

type Layers = ShownPage['architecture']['layers'];

/** The plates from the top down, each with what stands on it: the same four in every solution. */
const plates: readonly {
  tone: 'white' | 'paleAccent' | 'darkTop';
  Things: ComponentType<{ middle: { x: number; y: number }; count: number }>;
}[] = [
  { tone: 'white', Things: Applications },
  { tone: 'paleAccent', Things: Nodes },
  { tone: 'white', Things: Stores },
  { tone: 'darkTop', Things: Site },
];

/** Px of the drawing, which `LayerDrawing.styles.ts` relies on. */
const size = { width: 408, height: 560 } as const;
const spacing = 104;
const centre = 191;
const firstMiddle = 112;

const middles = plates.map((_, index) => ({ x: centre, y: firstMiddle + index * spacing }));
const ground = { x: centre, y: firstMiddle + (plates.length - 1) * spacing + plateThickness };

function Plate({ index, count }: { index: number; count: number }) {
  const [plate, middle, above] = [plates[index], middles[index], middles[index - 1]];
  if (plate === undefined || middle === undefined) return null;
  const base = { ...middle, y: middle.y + plateThickness };
  const { top, left, right } = facesOf(base, { u: 0, v: 0, wide: 1, deep: 1, high: plateThickness });
  const inset = 20;
  const rise = (inset * plateHalf.height) / plateHalf.width;
  return (
    <>
      <g data-tone={plate.tone}>
        <polygon data-face="left" points={left} />
        <polygon data-face="right" points={right} />
        <polygon data-face="top" points={top} />
      </g>
      <plate.Things middle={middle} count={count} />
      {above === undefined
        ? null
        : [-1, 0, 1].map((side) => {
            const x = centre + side * (plateHalf.width - inset);
            const drop = side === 0 ? plateHalf.height : rise;
            return <line key={side} data-part="fall" x1={x} x2={x} y1={above.y + drop} y2={middle.y + drop} />;
          })}
    </>
  );
}

/** The layers of an architecture: stacked plates with an object for each of its parts, and their names as text. */
export function LayerDrawing({ layers }: { layers: Layers }) {
  const fromBelow = layers.map(({ parts }, index) => ({ index, count: parts.length })).reverse();
  const shadow = [
    { u: -0.06, v: -0.06 },
    { u: 1.06, v: -0.06 },
    { u: 1.06, v: 1.06 },
    { u: -0.06, v: 1.06 },
  ];
  const right = centre + plateHalf.width;
  return (
    <Figure>
      <Drawing viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
        <polygon data-part="shadow" points={shadow.map((place) => pointOf(ground, place)).join(' ')} />
        {fromBelow.map(({ index, count }) => (
          <Plate key={index} index={index} count={count} />
        ))}
        {middles.map(({ y }, index) => (
          <Fragment key={y}>
            <rect data-part="leader" x={right - 4} y={y - 4} width={8} height={8} />
            <g data-part="number">
              <rect x={right + 14} y={y - 15} width={30} height={30} rx={3} />
              <text x={right + 29} y={y + 7}>
                {layers.length - index}
              </text>
            </g>
          </Fragment>
        ))}
      </Drawing>
      <Names role={listRole} reversed>
        {layers.map(({ name, parts }, index) => (
          <Layer key={name}>
            <Number aria-hidden="true">{layers.length - index}</Number>
            <div>
              <Name>{name}</Name>
              <Parts>{parts.join('、')}</Parts>
            </div>
          </Layer>
        ))}
      </Names>
    </Figure>
  );
}
