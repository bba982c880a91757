import type { Brand } from './brandSchema.ts';
import { sampleFacts } from './sampleFacts.ts';

/** An address or e-mail address of the sample company. */
const sampleAddress = /(?:^|[@./])example\.cn(?:\/|$)/;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

const sampleTexts: ReadonlySet<string> = new Set(textsOf(sampleFacts));

/** Names of the fields of a brand that hold a sample fact or an address at `example.cn`, as `bank`; empty for one that can go live. */
export function sampleFieldsOf(brand: Brand): string[] {
  const isSample = (text: string) => sampleTexts.has(text) || sampleAddress.test(text);
  return Object.entries(brand)
    .filter(([, value]) => textsOf(value).some(isSample))
    .map(([name]) => name);
}
