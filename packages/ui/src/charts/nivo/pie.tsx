'use client';
import { Pie, type PieCustomLayerProps } from '@nivo/pie';
import { still } from './plot.tsx';

export interface RingProps {
  /** Outer width and height, in px. */
  size: number;
  innerRadius: number;
  outerRadius: number;
  /** Gap between neighbours, in radians. */
  gap: number;
  /** Clockwise from 12 o'clock. */
  parts: readonly RingShare[];
}

interface RingShare {
  share: number;
  color: string;
  outline: string;
}

/** The library's own paths have seven springs each, and set colours again. */
function Arcs({ dataWithArc, arcGenerator, centerX, centerY }: PieCustomLayerProps<RingShare>) {
  return (
    <g transform={`translate(${centerX},${centerY})`}>
      {dataWithArc.map(({ id, arc, color, data }) => (
        <path key={id} d={arcGenerator(arc) ?? ''} fill={color} stroke={data.outline} />
      ))}
    </g>
  );
}

const layers = [Arcs];
export function Ring({ size, innerRadius, outerRadius, gap, parts }: RingProps) {
  const free = size / 2 - outerRadius;
  return (
    <Pie
      {...still}
      width={size}
      height={size}
      margin={{ top: free, right: free, bottom: free, left: free }}
      data={parts.map((part, id) => ({ ...part, id }))}
      value="share"
      fit={false}
      innerRadius={innerRadius / outerRadius}
      padAngle={parts.length > 1 ? (gap * 180) / Math.PI : 0}
      colors={({ data }) => data.color}
      layers={layers}
    />
  );
}
