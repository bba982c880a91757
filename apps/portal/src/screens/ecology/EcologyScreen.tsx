import { Button } from '@lima-id/ui';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import { Container } from '../../shared/layout/Section.styles.ts';
import { Actions, Card, Text, Title } from '../../shared/page/ClosingCard.styles.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { Advantages } from './Advantages.tsx';
import { Cooperation } from './Cooperation.tsx';
import { EcologyHead } from './EcologyHead.tsx';
import { ecology } from './ecology.ts';
import { Rights } from './Rights.tsx';
import { Steps } from './Steps.tsx';
import { Thresholds } from './Thresholds.tsx';
import { texts } from './texts.ts';

/** The page for future partners: advantages, kinds of cooperation, requirements, and the first steps. */
export default function EcologyScreen() {
  const { summary, advantages, types, rights, thresholds, steps } = ecology;
  usePageMeta({ title: texts.title, description: summary });
  return (
    <>
      <EcologyHead page={ecology} />
      <Advantages advantages={advantages} />
      <Cooperation types={types} />
      <Rights rights={rights} />
      <Thresholds thresholds={thresholds} />
      <Steps steps={steps} />
      <Container>
        <Card>
          <div>
            <Title>{texts.closing.title}</Title>
            <Text>{texts.closing.text}</Text>
          </div>
          <Actions>
            <Button size="lg" onClick={() => requestContact({ subject: texts.title })}>
              {texts.join}
            </Button>
          </Actions>
        </Card>
      </Container>
    </>
  );
}
