import { FinderFrame } from '@lima-id/ui';
import { Drawing, Sheet } from './CoatedLabel.styles.ts';

/** Rows of the drawn code, a bit a module: squares in three corners, and chance between them. */
const rows = [
  0b111110101011111, 0b100010000010001, 0b101010100010101, 0b100010001010001, 0b111110100011111, 0b000000110100000,
  0b000100010110010, 0b001001010111111, 0b100001111111001, 0b000000101100111, 0b111110110011001, 0b100010111101100,
  0b101010100100111, 0b100010001110111, 0b111110110000000,
];
const moduleSize = 4;

/** The modules of the drawn code as one path; it encodes nothing. */
const modules = rows
  .flatMap((row, y) =>
    Array.from({ length: rows.length }, (_, x) =>
      (row >> (rows.length - 1 - x)) & 1
        ? `M${x * moduleSize} ${y * moduleSize}h${moduleSize}v${moduleSize}h-${moduleSize}Z`
        : '',
    ),
  )
  .join('');

/** A rating plate with the place of the coating marked: what to look for on the product. The text next to it says the same. */
export function CoatedLabel() {
  return (
    <Sheet>
      <FinderFrame>
        <Drawing viewBox="0 0 320 230" aria-hidden="true" focusable="false">
          <rect data-part="plate" x="21" y="31" width="278" height="168" rx="6" />
          <path data-part="words" d="M40 60h90M40 80h60" />
          <path data-part="modules" transform="translate(218 50)" d={modules} />
          <path data-part="small" d="M40 158h110M40 174h80" />
          <rect data-part="mark" x="173" y="140" width="116" height="48" rx="2" />
          <rect data-part="coating" x="181" y="148" width="100" height="32" />
          <path
            data-part="hatching"
            d="M181 168l20-20M189 180l32-32M209 180l32-32M229 180l32-32M249 180l32-32M269 180l12-12"
          />
        </Drawing>
      </FinderFrame>
    </Sheet>
  );
}
