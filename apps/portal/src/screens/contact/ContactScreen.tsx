import { Illustration } from '@lima-id/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { answerContactRequests, type ContactRequest } from '../../shared/contact/contactEvents.ts';
import { Container } from '../../shared/layout/Section.styles.ts';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { Head } from './ContactBanner.styles.ts';
import { ContactFacts } from './ContactFacts.tsx';
import { DeveloperCards } from './DeveloperCards.tsx';
import { PageForm } from './PageForm.tsx';
import { texts } from './texts.ts';

const ofPage: ContactRequest = { subject: texts.title };

/** 联系我们 as a page: contact details, the form of the dialog, and resources for developers. */
export default function ContactScreen() {
  usePageMeta({ title: texts.title, description: texts.description });
  const [request, setRequest] = useState(ofPage);
  const form = useRef<HTMLElement>(null);

  const showForm = useCallback(() => {
    form.current?.scrollIntoView();
    form.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus({ preventScroll: true });
  }, []);
  useEffect(() => answerContactRequests(showForm), [showForm]);

  return (
    <>
      <Head
        ground="ink"
        size="md"
        title={texts.title}
        text={texts.text}
        picture={<Illustration name="desk" ground="ink" />}
      />
      <Container>
        <ContactFacts />
        <PageForm ref={form} request={request} onSent={() => setRequest({ ...ofPage })} />
      </Container>
      <DeveloperCards
        onConsult={(subject) => {
          setRequest({ subject });
          showForm();
        }}
      />
    </>
  );
}
