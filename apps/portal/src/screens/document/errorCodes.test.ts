import { readFileSync } from 'node:fs';
import { mailOffCode, slideOverCode, smsOffCode, tokenRefusalCodes } from '@lima-id/domain';
import { expect, it } from 'vitest';

const errors = readFileSync(new URL('../../../content/document/12-errors.md', import.meta.url), 'utf8');

it.each([...Object.values(tokenRefusalCodes), smsOffCode, slideOverCode, mailOffCode])(
  'the document of errors says what code %i means',
  (code) => {
    expect(errors).toMatch(new RegExp(String.raw`^\| ${code} \| [^|]+ \| [^|]+ \|$`, 'm'));
  },
);
