import type { IllustrationName } from '../Illustration/Illustration.tsx';
import type { PrimaryScale } from './primaryScale.ts';

/** A site's marks as SVG text, `logo` in a box of 82.5 x 32 and `mark` in a square one, each also for dark grounds. */
export interface BrandLogo {
  readonly logo: string;
  readonly logoOnInk: string;
  readonly mark: string;
  readonly markOnInk: string;
}

/** What the foot of every page says about the company. */
export interface BrandCompany {
  /** What the site is, in one line. */
  readonly tagline: string;
  readonly legalName: string;
  readonly address: string;
  readonly phone: string;
  /** When the phone is answered. */
  readonly hours: string;
  readonly email: string;
  readonly filing: string;
}

/** A site of another company or industry, as data. */
export interface Brand {
  /** Short name in the site's language. */
  readonly name: string;
  /** Short name in Latin letters. */
  readonly latinName: string;
  /** The industry that the site serves. */
  readonly industry: string;
  /** The action colour as `#RRGGBB`, from which the scale follows, or a scale drawn by hand. */
  readonly primary: string | PrimaryScale;
  /** The colour of the coloured parts of drawings as `#RRGGBB`; the primary scale when left out. */
  readonly drawingAccent?: string;
  /** Without it the marks of 力码 stay. */
  readonly logo?: BrandLogo;
  readonly company: BrandCompany;
  /** Drawings of the industry's own goods; the first stands for the site. */
  readonly drawings: readonly [IllustrationName, ...IllustrationName[]];
}
