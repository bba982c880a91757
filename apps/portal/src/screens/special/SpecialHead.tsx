import { ButtonLink, Illustration, Link } from '@lima-id/ui';
import { homeLabel } from '../../brand/homeLabel.ts';
import { Container } from '../../shared/layout/Section.styles.ts';
import { Bar } from './SpecialHead.styles.ts';
import { texts } from './texts.ts';

/** The head of the special page: only a link home, so that the page is read from beginning to end. */
export function SpecialHead() {
  return (
    <Bar>
      <Container>
        <Link href={texts.home.href} aria-label={homeLabel}>
          <Illustration name="logo" ground="ink" />
        </Link>
        <ButtonLink variant="onInk" size="sm" href={texts.home.href}>
          {texts.home.label}
        </ButtonLink>
      </Container>
    </Bar>
  );
}
