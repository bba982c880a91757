import { Button, ButtonLink, Illustration } from '@lima-id/ui';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import { Head } from './EcologyHead.styles.ts';
import type { ShownEcology } from './ecology.ts';
import { texts } from './texts.ts';

/** The head of the page: join, or read about the kinds of cooperation first. */
export function EcologyHead({ page }: { page: Pick<ShownEcology, 'title' | 'summary' | 'picture'> }) {
  return (
    <Head
      size="lg"
      title={page.title}
      text={page.summary}
      actions={
        <>
          <Button size="lg" onClick={() => requestContact({ subject: texts.title })}>
            {texts.join}
          </Button>
          <ButtonLink size="lg" variant="secondary" href="#types">
            {texts.types}
          </ButtonLink>
        </>
      }
      picture={<Illustration name={page.picture} width={432} />}
    />
  );
}
