import { documentNumberMinLength } from './limits.ts';

/**
 * A licence number: at least `documentNumberMinLength` letters or digits. Chinese characters, hyphens and brackets are allowed between
 * them, since numbers of production permits contain them. Source: docs/rules/prefix.md.
 */
export const licenceNumberPattern = new RegExp(
  `^(?=(?:[^A-Za-z0-9]*[A-Za-z0-9]){${documentNumberMinLength}})[A-Za-z0-9\\p{Script=Han}()（）[\\]〔〕-]+$`,
  'u',
);

/**
 * The number of a legal person's document: at least `documentNumberMinLength` letters or digits and nothing else.
 * Source: docs/rules/prefix.md.
 */
export const legalCardNumberPattern = new RegExp(`^[A-Za-z0-9]{${documentNumberMinLength},}$`);
