import { ButtonLink, EmptyState, VisuallyHidden } from '@lima-id/ui';
import { Container } from '../../shared/layout/Section.styles.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { newsAddress } from './newsAddress.ts';
import { texts } from './texts.ts';
import { Centred } from './UnknownArticle.styles.ts';

/** Shown for an unknown article, with a link to the list. */
export function UnknownArticle() {
  usePageMeta({ title: texts.unknown.page });
  return (
    <Container>
      <VisuallyHidden as="h1">{texts.unknown.page}</VisuallyHidden>
      <Centred>
        <EmptyState
          kind="notFound"
          title={texts.unknown.title}
          text={texts.unknown.text}
          actions={<ButtonLink href={newsAddress()}>{texts.unknown.back}</ButtonLink>}
        />
      </Centred>
    </Container>
  );
}
