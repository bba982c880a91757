import { layOutLabels, type RemoteFinding } from '@lima-id/domain';
import { FinderFrame } from '@lima-id/ui';
import type { CSSProperties, ReactNode } from 'react';
import { Label, Leaders, Place, ScanLine, Sheet } from './MachineDrawing.styles.ts';
import { remoteCheckTexts as texts } from './texts.ts';

/** Where the labels at each side begin, in per cent of the drawing's width. */
const innerEdge = { left: 27, right: 73 };

interface MachineDrawingProps {
  picture: ReactNode;
  scanning: boolean;
  /** Findings by number; places that the machine reports are marked. */
  findings: readonly RemoteFinding[];
  onChoose: (finding: RemoteFinding) => void;
}

/** The machine in the frame, with a line from each place to the label of its finding. */
export function MachineDrawing({ picture, scanning, findings, onChoose }: MachineDrawingProps) {
  const placed = findings.flatMap((finding) => {
    const place = finding.advice?.place;
    return place ? [{ finding, place }] : [];
  });
  const labels = layOutLabels(placed.map(({ place }) => place)).flatMap(({ index, side, top }) => {
    const one = placed[index];
    return one === undefined ? [] : [{ ...one, side, top }];
  });
  return (
    <FinderFrame>
      <Sheet>
        {picture}
        {scanning && <ScanLine />}
        <Leaders viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {labels.map(({ finding, place, side, top }) => (
            <line key={finding.number} x1={place.x} y1={place.y} x2={innerEdge[side]} y2={top} />
          ))}
        </Leaders>
        {labels.map(({ finding, place, side, top }) => (
          <span key={finding.number}>
            <Place style={{ '--x': `${place.x}%`, '--y': `${place.y}%` } as CSSProperties} />
            <Label
              type="button"
              data-side={side}
              aria-label={texts.toFinding(finding.number, finding.label)}
              style={{ '--y': `${top}%`, '--edge': `${innerEdge.right}%` } as CSSProperties}
              onClick={() => onChoose(finding)}
            >
              <b>{finding.number}</b>
              <span>{finding.label}</span>
            </Label>
          </span>
        ))}
      </Sheet>
    </FinderFrame>
  );
}
