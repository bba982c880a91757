import type { IllustrationName } from '../Illustration/Illustration.tsx';
import type { PrimaryScale } from './primaryScale.ts';

/** A site's logos as SVG text, `logo` in a box of 82.5 x 32 and `mark` in a square one, each also for dark backgrounds. */
export interface BrandLogo {
  readonly logo: string;
  readonly logoOnInk: string;
  readonly mark: string;
  readonly markOnInk: string;
}

/** Company data for the site footer. */
export interface BrandCompany {
  /** Describes the site, in one line. */
  readonly tagline: string;
  readonly legalName: string;
  readonly address: string;
  readonly phone: string;
  /** Opening hours of the hotline. */
  readonly hours: string;
  readonly email: string;
  readonly filing: string;
}

/** A white-label site of another company or industry, as data. */
export interface Brand {
  /** Short name in the site's language. */
  readonly name: string;
  /** Short name in Latin letters. */
  readonly latinName: string;
  /** The industry that the site serves. */
  readonly industry: string;
  /** The action colour as `#RRGGBB`, from which the scale is computed, or a handmade scale. */
  readonly primary: string | PrimaryScale;
  /** The accent colour of drawings as `#RRGGBB`; the primary scale by default. */
  readonly drawingAccent?: string | undefined;
  /** Without logos, its name is shown. */
  readonly logo?: BrandLogo | undefined;
  readonly company: BrandCompany;
  /** Drawings of the industry's products; the first represents the site. */
  readonly drawings: readonly [IllustrationName, ...IllustrationName[]];
}
