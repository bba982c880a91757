import { pages } from '@lima-id/api';
import type { IdentifierRecord } from '@lima-id/domain';
import { Card, Link } from '@lima-id/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Head } from '../SceneView.styles.ts';
import { FaultForm } from './FaultForm.tsx';
import { FaultSent } from './FaultSent.tsx';
import { leadsToReport } from './leadsToReport.ts';
import { repairTexts as texts } from './texts.ts';

/** The report of a fault, open to everyone: the form, then the ticket number. */
export default function FaultReport({ record }: { record: IdentifierRecord }) {
  const { identifier } = record;
  const { key, state } = useLocation();
  const [sent, setSent] = useState<{ number: string; contactMobile: string } | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const wanted = leadsToReport(state);
  useEffect(() => {
    // Each step that leads here, also from this scene itself.
    if (!wanted || key === '') return;
    title.current?.scrollIntoView({ block: 'center' });
    title.current?.focus({ preventScroll: true });
  }, [key, wanted]);
  return (
    <Card as="section" padding="lg" data-screen-only={sent === null ? '' : undefined}>
      {sent === null ? (
        <>
          <Head>
            <h2 ref={title} tabIndex={-1}>
              {texts.title}
            </h2>
            <p>
              <span>{texts.titleNote}</span> <Link href={pages.workOrder.path}>{texts.lookUpEarlier}</Link>
            </p>
          </Head>
          <FaultForm key={identifier} identifier={identifier} onSent={setSent} />
        </>
      ) : (
        <FaultSent {...sent} onAgain={() => setSent(null)} />
      )}
    </Card>
  );
}
