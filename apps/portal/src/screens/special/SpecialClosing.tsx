import { Button, ButtonLink } from '@lima-id/ui';
import { ScanIcon } from '@lima-id/ui/icons';
import { Container } from '../../shared/layout/Section.styles.ts';
import { useOpenScan } from '../../shared/lookup/ScanProvider.tsx';
import { Actions } from '../../shared/page/ClosingCard.styles.ts';
import { Band } from './SpecialClosing.styles.ts';
import { texts } from './texts.ts';

/** The end of the special page: an invitation to scan a nearby code. */
export function SpecialClosing() {
  const openScan = useOpenScan();
  return (
    <Band data-screen-only="">
      <Container>
        <h2>{texts.closing.title}</h2>
        <Actions>
          <Button size="lg" icon={<ScanIcon />} onClick={openScan}>
            {texts.closing.scan}
          </Button>
          <ButtonLink variant="onInk" size="lg" href={texts.home.href}>
            {texts.home.label}
          </ButtonLink>
        </Actions>
      </Container>
    </Band>
  );
}
