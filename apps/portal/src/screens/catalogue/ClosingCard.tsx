import { Button } from '@lima-id/ui';
import { requestContact } from '../../shared/contact/contactEvents.ts';
import { Actions, Card, Text, Title } from '../../shared/page/ClosingCard.styles.ts';
import { texts } from './texts.ts';
import { useApply } from './useApply.ts';

/** The end of an entry: apply for it, or request advice first. */
export function ClosingCard({ id, title }: { id: number; title: string }) {
  const { apply, applying } = useApply(id, title);
  return (
    <Card>
      <div>
        <Title>{texts.closing.title}</Title>
        <Text>{texts.closing.text}</Text>
      </div>
      <Actions>
        <Button size="lg" loading={applying} onClick={apply}>
          {texts.closing.apply}
        </Button>
        <Button size="lg" variant="onInk" onClick={() => requestContact({ subject: title })}>
          {texts.contact}
        </Button>
      </Actions>
    </Card>
  );
}
