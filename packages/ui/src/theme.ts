export type { Brand, BrandCompany, BrandLogo } from './brand/brand.ts';
export { brandDrawing, brandLogoFiles } from './brand/brandDrawing.ts';
export { brandLocale } from './brand/brandLocale.ts';
export { brandTheme } from './brand/brandTheme.ts';
export { type BrandColourReason, type BrandColourVerdict, checkBrandColour } from './brand/checkBrandColour.ts';
export { contrast, luminance } from './brand/colour.ts';
export {
  type ContrastDuty,
  type ContrastFault,
  contrastDuties,
  contrastDutiesOf,
  contrastFaults,
} from './brand/contrastDuties.ts';
export { type DarkModeOptions, darkModeAttribute, darkModeStyles } from './brand/darkMode.ts';
export {
  largeMode,
  largeModeAttribute,
  largeModeStyles,
  largeTextContrast,
  largeTypeFactor,
} from './brand/largeMode.ts';
export { type PrimaryScale, type PrimaryStep, primaryScale, primarySteps } from './brand/primaryScale.ts';
