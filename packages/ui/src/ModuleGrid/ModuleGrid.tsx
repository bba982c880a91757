import type { CSSProperties } from 'react';
import { Grid } from './ModuleGrid.styles.ts';

/** Modules lit at rest, row by row: 2 full, 1 pale. */
const litModules = '2010002201102000010220001';
/** Animation delays of the modules, in hundredths of a second: a fixed order that looks random. */
const turns = [
  12, 87, 45, 129, 3, 66, 101, 24, 138, 57, 93, 18, 75, 111, 39, 147, 30, 84, 6, 120, 51, 132, 69, 15, 105,
];

/** 5 x 5 modules lighting up in pseudo-random order; static with reduced motion. */
export function ModuleGrid({ size = 84 }: { size?: number }) {
  return (
    <Grid width={size} height={size} viewBox="0 0 84 84" aria-hidden="true">
      {turns.map((turn, place) => (
        <rect
          key={turn}
          x={(place % 5) * 18}
          y={Math.floor(place / 5) * 18}
          width="12"
          height="12"
          data-lit={litModules[place]}
          style={{ '--delay': `${turn * 10}ms` } as CSSProperties}
        />
      ))}
    </Grid>
  );
}
