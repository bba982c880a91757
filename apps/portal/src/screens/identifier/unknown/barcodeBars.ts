/** Modules of the left-hand digits of a barcode, dark ones as 1. */
const oddDigits = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** For each first digit of an EAN-13, which of the next six digits have the other parity. */
const parities = ['000000', '001011', '001101', '001110', '010011', '011001', '011100', '010101', '010110', '011010'];
const guard = '101';
const middle = '01010';

const inverted = (modules: string) => [...modules].map((module) => (module === '1' ? '0' : '1')).join('');
const mirrored = (modules: string) => [...modules].reverse().join('');

function digitsOf(digits: string, encode: (modules: string, index: number) => string): string {
  return [...digits].map((digit, index) => encode(oddDigits[Number(digit)] ?? '', index)).join('');
}

/**
 * The modules of a barcode, dark ones as 1: of EAN-8, of EAN-13, of UPC-A as the EAN-13 that begins with 0. Null for the 14
 * digits of a carton, which uses another symbology. Source: GS1 General Specifications, section 5.2.
 */
export function barcodeModules(gtin: string): string | null {
  if (gtin.startsWith('000000')) {
    const digits = gtin.slice(6);
    return guard + digitsOf(digits.slice(0, 4), (odd) => odd) + middle + digitsOf(digits.slice(4), inverted) + guard;
  }
  if (!gtin.startsWith('0')) return null;
  const parity = parities[Number(gtin.charAt(1))] ?? '';
  const left = digitsOf(gtin.slice(2, 8), (odd, index) => (parity[index] === '1' ? mirrored(inverted(odd)) : odd));
  return guard + left + middle + digitsOf(gtin.slice(8), inverted) + guard;
}
