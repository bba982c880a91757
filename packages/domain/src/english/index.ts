export { inEnglish } from './inEnglish.ts';
