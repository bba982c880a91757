import { ScanIcon } from '@lima-id/ui/icons';
import type { ResolutionStep } from './homeContent.ts';
import { Glyph, Level } from './StepIcon.styles.ts';

/** The three-level tree, its filled square (`level`) at the level that is being resolved. */
const trees = {
  top: {
    level: 'M10 3h12v12H10Z',
    boxes: 'M6 23h7v7H6ZM19 23h7v7h-7Z',
    lines: 'M16 15v4M9.5 23v-4h13v4',
  },
  middle: {
    level: 'M11 11h10v10H11Z',
    boxes: 'M13 2h6v6h-6ZM5 25h6v5H5ZM21 25h6v5h-6Z',
    lines: 'M16 8v3M16 21v2M8 25v-2h16v2',
  },
  bottom: {
    level: 'M11 21h10v9H11Z',
    boxes: 'M13 2h6v6h-6ZM13 11h6v5h-6ZM2 24h6v6H2ZM24 24h6v6h-6Z',
    lines: 'M16 8v3M16 16v5M5 24v-5h22v5',
  },
} as const;

const iconSizePx = 32;

/** The drawing of a step: a scan, the level of the node tree being resolved, or the record that is found. */
export function StepIcon({ name }: { name: ResolutionStep['icon'] }) {
  if (name === 'scan') return <ScanIcon size={iconSizePx} />;
  if (name === 'record') {
    return (
      <Glyph viewBox="0 0 32 32" aria-hidden="true">
        <path d="M6 3h13l7 7v19H6ZM19 3v7h7M18 23h4" />
        <Level data-ground="primary" d="M10 16h6v6h-6Z" />
      </Glyph>
    );
  }
  const tree = trees[name];
  return (
    <Glyph viewBox="0 0 32 32" aria-hidden="true">
      <path d={tree.lines} />
      <path d={tree.boxes} />
      <Level d={tree.level} />
    </Glyph>
  );
}
