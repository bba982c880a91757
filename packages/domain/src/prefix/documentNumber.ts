import { documentNumberMinLength } from '../limits.ts';

/**
 * A licence number: at least `documentNumberMinLength` letters or digits. Chinese characters, hyphens and brackets may
 * stand between them, since the numbers of production permits hold them. Source: docs/rules/prefix.md.
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
