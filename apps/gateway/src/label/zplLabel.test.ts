import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zplField, zplLabel } from './zplLabel.ts';

/** The text of a field's data, as a printer reads it after ^FH. */
function textOf(field: string): string {
  const bytes = [...field.matchAll(/_([0-9A-F]{2})|(.)/gs)].map(([, code, plain = '']) =>
    code === undefined ? plain.charCodeAt(0) : Number.parseInt(code, 16),
  );
  return Buffer.from(bytes).toString();
}

describe('zplField', () => {
  it('leaves no character in any text that is a command or ends the field', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const field = zplField(text);
        expect(field).toMatch(/^[A-Za-z0-9 .,:;/?=&%@*()+_-]*$/);
        expect(textOf(field)).toBe(text);
      }),
      { examples: [['^XZ^XA~JA_5E\r\n"跑步机']] },
    );
  });
});

describe('zplLabel', () => {
  const symbol = { x: 1, y: 2, side: 22.5, module: 0.5, dots: 4, quiet: 4 };
  const plan = {
    kind: { symbol: 'qr', level: 'M', modules: 37 },
    label: { width: 50, height: 30 },
    symbol,
    dotsPerMm: 8,
  } as const;
  const lines = [{ text: '商用^XZ~JA', x: 25, y: 5, width: 20, size: 3 }];

  it('places the symbol after its quiet zone and the texts on their lines, in dots', () => {
    const commands = zplLabel(plan, 'https://id.example.cn/a_b', lines);
    expect(commands.split('\n')).toEqual([
      '^XA^CI28^PW400^LL240^LH0,0',
      '^FO24,32^BQN,2,4^FH^FDMM,B0025https://id.example.cn/a_5Fb^FS',
      '^FT200,40^A0N,24^FH^FD_E5_95_86_E7_94_A8_5EXZ_7EJA^FS',
      '^XZ',
      '',
    ]);
  });

  it('gives Data Matrix its size, and control sequences a character that no address has', () => {
    const kind = { symbol: 'dataMatrix', level: 'M', modules: 36 } as const;
    const commands = zplLabel({ ...plan, kind, symbol: { ...symbol, quiet: 1 } }, 'https://id.example.cn/', []);
    expect(commands).toContain('^FO12,20^BXN,4,200,36,36,,"^FH^FDhttps://id.example.cn/^FS');
  });
});
