import { ButtonLink } from '@lima-id/ui';
import { Actions, Body, Centred, Heading, Notice } from '../../shared/page/MessageScreen.styles.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { casesAddress } from './caseAddress.ts';
import { texts } from './texts.ts';

/** Shown for an unknown case, with a link to the list. */
export function CaseMissing() {
  const { title, text, all, home } = texts.unknown;
  usePageMeta({ title });
  return (
    <Centred>
      <Body>
        <Heading>{title}</Heading>
        <Notice>{text}</Notice>
        <Actions>
          <ButtonLink href={casesAddress}>{all}</ButtonLink>
          <ButtonLink variant="secondary" href="/home">
            {home}
          </ButtonLink>
        </Actions>
      </Body>
    </Centred>
  );
}
