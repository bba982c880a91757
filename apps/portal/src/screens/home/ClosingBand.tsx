import { Button, ButtonLink } from '@lima-id/ui';
import { Fragment } from 'react';
import { brand } from '../../brand/brand.ts';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import { Container } from '../../shared/layout/Section.styles.ts';
import { registrationAddress, usePrefixVisit } from '../../shared/session/usePrefixVisit.ts';
import { Actions, Band, Code, Known, Open, OpenWords, Row, Separator, Text, Title } from './ClosingBand.styles.ts';
import { closing } from './homeContent.ts';

const node = brand.node.prefix.split('.');

/** The last band: enquire, or apply for a prefix of one's own. */
export function ClosingBand() {
  const visitPrefix = usePrefixVisit();
  return (
    <Band data-screen-only="">
      <Container>
        <Row>
          <div>
            <Title>{closing.title}</Title>
            <Text>{closing.text}</Text>
            <Code aria-hidden="true">
              {node.map((segment) => (
                <Fragment key={segment}>
                  <Known>{segment}</Known>
                  <Separator>.</Separator>
                </Fragment>
              ))}
              <Open>···</Open>
              <Separator>/</Separator>
              <OpenWords>{closing.objectWords}</OpenWords>
            </Code>
          </div>
          <Actions>
            <Button variant="secondary" size="lg" onClick={() => requestContact({ subject: closing.title })}>
              {closing.contactLabel}
            </Button>
            <ButtonLink size="lg" href={registrationAddress} onClick={visitPrefix}>
              {closing.applyLabel}
            </ButtonLink>
          </Actions>
        </Row>
      </Container>
    </Band>
  );
}
