import { describe, expect, it } from 'vitest';
import { barcodeModules } from './barcodeBars.ts';

describe('barcodeModules', () => {
  it('draws an EAN-13 as the standard does', () => {
    // 5901234123457, the example of the General Specifications.
    expect(barcodeModules('05901234123457')).toBe(
      '10100010110100111011001100100110111101001110101010110011011011001000010101110010011101000100101',
    );
  });

  it('draws an EAN-8 in 67 modules', () => {
    expect(barcodeModules('00000096385074')).toBe(
      '1010001011010111101111010110111010101001110111001010001001011100101',
    );
  });

  it('draws no carton', () => {
    expect(barcodeModules('19521234000164')).toBeNull();
  });
});
