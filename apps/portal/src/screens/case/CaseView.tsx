import { Breadcrumb, Button, Illustration, Statistic } from '@lima-id/ui';
import type { ReactNode } from 'react';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import { Container } from '../../shared/layout/Section.styles.ts';
import { Actions, Card, Text, Title } from '../../shared/page/ClosingCard.styles.ts';
import { RestOfPage } from '../../shared/page/RestOfPage.tsx';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { CaseHead, Figures } from './CaseView.styles.ts';
import { casesAddress } from './caseAddress.ts';
import type { ListedCase } from './caseList.ts';
import { texts } from './texts.ts';

interface CaseViewProps {
  cooperationCase: ListedCase;
  /** Its sections. */
  children: ReactNode;
}

/** The page of a case: its head with three figures, its sections, and how to get the same solution. */
export function CaseView({ cooperationCase, children }: CaseViewProps) {
  const { name, title, subtitle, picture, figures } = cooperationCase;
  usePageMeta({ title, description: subtitle });
  const same = (
    <Button size="lg" onClick={() => requestContact({ subject: texts.subject(name) })}>
      {texts.same}
    </Button>
  );
  return (
    <>
      <CaseHead
        ground="ink"
        size="lg"
        title={title}
        text={subtitle}
        above={<Breadcrumb items={[{ label: texts.title, href: casesAddress }, { label: name }]} />}
        actions={same}
        picture={<Illustration name={picture} ground="ink" width={480} />}
      />
      <Container>
        <Figures>
          {figures.map((figure) => (
            <Statistic key={figure.label} {...figure} phone="row" />
          ))}
        </Figures>
        <RestOfPage>
          {children}
          <Card>
            <div>
              <Title>{texts.closing.title}</Title>
              <Text>{texts.closing.text}</Text>
            </div>
            <Actions>{same}</Actions>
          </Card>
        </RestOfPage>
      </Container>
    </>
  );
}
