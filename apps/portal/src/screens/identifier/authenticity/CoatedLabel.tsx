import { FinderFrame } from '@lima-id/ui';
import { Drawing, Sheet } from './CoatedLabel.styles.ts';

/** Rows of the drawn code, a bit a module, 11 to a row. */
const rows = [
  0b11111010111, 0b10001011001, 0b10101001101, 0b10001010010, 0b11111010101, 0b00000110010, 0b10110101101,
  0b01101010011, 0b11111001100, 0b10001011011, 0b11111010110,
];
const moduleSize = 5;

/** The modules of the drawn code as one path; it leads nowhere. */
const modules = rows
  .flatMap((row, y) =>
    Array.from({ length: rows.length }, (_, x) =>
      (row >> (rows.length - 1 - x)) & 1
        ? `M${x * moduleSize} ${y * moduleSize}h${moduleSize}v${moduleSize}h-${moduleSize}Z`
        : '',
    ),
  )
  .join('');

/** A rating plate with the place of the coating marked: what to look for on the product. The words beside it say the same. */
export function CoatedLabel() {
  return (
    <Sheet>
      <FinderFrame>
        <Drawing viewBox="0 0 320 230" aria-hidden="true" focusable="false">
          <rect data-part="plate" x="21" y="31" width="278" height="168" rx="6" />
          <path data-part="words" d="M40 60h90M40 80h60" />
          <path data-part="modules" transform="translate(214 52)" d={modules} />
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
