const width = 720;
const height = 960;

/** Line widths of a voucher, in tenths: vary by number. */
const lines = [6, 4, 7, 5, 8, 3, 6];

/** Copies of design tokens, since the gateway does not load the design system; a test keeps them in sync. */
export const colours = { paper: '#FFFFFF', ink: '#0B1B33', line: '#D3DBE6', mark: '#1582F1' } as const;

export interface Voucher {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * Picture of a fake bank voucher, WebP: a sheet with a head, lines and a stamp, without words, so that it is not taken for a real one.
 * Deterministic by number. The drawing library is loaded with the first one: most starts draw none, and it would stay in memory.
 */
export async function drawVoucher(number: number): Promise<Voucher> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const paint = (colour: string, x: number, y: number, wide: number, high: number) => {
    context.fillStyle = colour;
    context.fillRect(x, y, wide, high);
  };
  paint(colours.paper, 0, 0, width, height);
  paint(colours.ink, 0, 0, width, 96);
  paint(colours.paper, 48, 36, 240, 24);
  lines.forEach((tenths, index) => {
    const wide = ((tenths + number * (index + 1)) % 6) + 3;
    paint(colours.line, 64, 180 + index * 84, 120, 20);
    paint(colours.ink, 224, 180 + index * 84, wide * 48, 20);
  });
  paint(colours.mark, width - 176 - number * 6, height - 200, 112, 112);
  paint(colours.paper, width - 160 - number * 6, height - 184, 80, 80);
  paint(colours.mark, width - 144 - number * 6, height - 168, 48, 48);
  return { bytes: canvas.toBuffer('image/webp', 90), width, height };
}
