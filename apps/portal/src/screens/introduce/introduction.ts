import type { CompanyIntroduction } from '@lima-id/domain';
import type { WithDrawings } from '../../shared/content/withDrawings.ts';

type ShownIntroduction = WithDrawings<CompanyIntroduction>;

const files = import.meta.glob<ShownIntroduction>('../../../content/company/*.md', { import: 'default', eager: true });

/** Who the company is; the build lets no more and no fewer than one file pass. */
export const [introduction] = Object.values(files) as [ShownIntroduction];
