import { Fragment } from 'react';
import { type Block, facesOf, frontPlaces, type Middle, openPlaces, type Place, pointOf, spread } from './isometric.ts';

interface LayerPartsProps {
  /** The middle of the layer's plate. */
  middle: Middle;
  /** How many parts the layer has. */
  count: number;
}

type Tone = 'white' | 'accent' | 'pale' | 'dark';

function Solid({ middle, block, tone }: { middle: Middle; block: Block; tone: Tone }) {
  const { top, left, right } = facesOf(middle, block);
  return (
    <g data-tone={tone}>
      <polygon data-face="left" points={left} />
      <polygon data-face="right" points={right} />
      <polygon data-face="top" points={top} />
    </g>
  );
}

/** A cube that stands with its middle at a place. */
function cubeAt({ u, v }: Place, size: number, high: number): Block {
  return { u: u - size / 2, v: v - size / 2, wide: size, deep: size, high };
}

/** Applications, on the open plate: a chart, a block, a list and a case by turns. */
export function Applications({ middle, count }: LayerPartsProps) {
  const places = openPlaces(count);
  const deep = count > 4 ? 0.2 : 0.28;
  return places.map((place, index) => {
    const { u, v } = place;
    const key = `${u} ${v}`;
    const flat = { u: u - 0.15, v: v - deep / 2, wide: 0.3, deep, high: 1 };
    const along = (from: number, to: number, at: number) =>
      `${pointOf(middle, { u: u + from, v: v + at, z: 1 })} ${pointOf(middle, { u: u + to, v: v + at, z: 1 })}`;
    switch (index % 4) {
      case 0:
        return (
          <Fragment key={key}>
            <Solid middle={middle} tone="dark" block={flat} />
            <polyline data-part="chart" points={`${along(-0.1, -0.02, 0.05)} ${along(0.03, 0.1, -0.05)}`} />
          </Fragment>
        );
      case 1:
        return (
          <Fragment key={key}>
            <Solid middle={middle} tone="white" block={flat} />
            <polyline data-part="line" points={along(-0.09, 0.09, -0.06)} />
            <polyline data-part="line" data-marked="" points={along(-0.09, 0.03, 0)} />
            <polyline data-part="line" points={along(-0.09, 0.09, 0.06)} />
          </Fragment>
        );
      case 2:
        return <Solid key={key} middle={middle} tone="accent" block={{ ...flat, high: 12 }} />;
      default:
        return <Solid key={key} middle={middle} tone="white" block={cubeAt(place, deep * 0.75, 30)} />;
    }
  });
}

/** Resolution: nodes, each joined to the one in the middle. */
export function Nodes({ middle, count }: LayerPartsProps) {
  return frontPlaces(count).map((place, index) => (
    <Fragment key={`${place.u} ${place.v}`}>
      <polyline data-part="join" points={`${pointOf(middle, { u: 0.45, v: 0.45 })} ${pointOf(middle, place)}`} />
      <Solid
        middle={middle}
        tone={index === Math.floor(count / 2) ? 'accent' : 'white'}
        block={cubeAt(place, 0.075, 12)}
      />
    </Fragment>
  ));
}

/** The right side of a plate, where nothing covers what stands there, and the left one that a long block fills. */
const rightSide = { u: 0.74, from: 0.06, to: 0.56 } as const;
const leftSide = { u: 0.08, v: 0.68, wide: 0.5, deep: 0.16 } as const;

/** Cubes along the right side, rear ones first, each as wide as there is room for. */
function rightCubes(count: number, most: number, high: number): Block[] {
  const { u, from, to } = rightSide;
  const size = Math.min(most, ((to - from) / Math.max(1, count)) * 0.8);
  return spread(count, from, to).map((v) => cubeAt({ u, v }, size, high));
}

/** Data: a long store, and stacks of two. */
export function Stores({ middle, count }: LayerPartsProps) {
  const high = 12;
  return (
    <>
      {rightCubes(count - 1, 0.14, high).map((block, index) => (
        <Fragment key={block.v}>
          <Solid middle={middle} tone="white" block={block} />
          <Solid middle={{ ...middle, y: middle.y - high }} tone={index === 0 ? 'accent' : 'pale'} block={block} />
        </Fragment>
      ))}
      <Solid middle={middle} tone="pale" block={{ ...leftSide, high: 8 }} />
    </>
  );
}

/** Where things happen: a line with pieces on it, and machines beside it. */
export function Site({ middle, count }: LayerPartsProps) {
  const machines = Math.floor(count / 2);
  const high = 8;
  const onLine = { ...middle, y: middle.y - high };
  return (
    <>
      {rightCubes(machines, 0.16, 26).map((block) => (
        <Solid key={block.v} middle={middle} tone="white" block={block} />
      ))}
      <Solid middle={middle} tone="dark" block={{ ...leftSide, high }} />
      {spread(count - machines, leftSide.u, leftSide.u + leftSide.wide).map((u, index) => (
        <Solid
          key={u}
          middle={onLine}
          tone={index === 0 ? 'accent' : 'white'}
          block={cubeAt({ u, v: leftSide.v + leftSide.deep / 2 }, 0.09, 16)}
        />
      ))}
    </>
  );
}
