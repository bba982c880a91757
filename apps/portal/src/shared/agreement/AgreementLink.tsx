import { lazy, Suspense, useState } from 'react';
import type { Agreement } from '../../brand/agreements.ts';
import { TextButton } from './AgreementLink.styles.ts';

const AgreementDialog = lazy(() => import('./AgreementDialog.tsx'));

interface AgreementLinkProps {
  /** What the agreement is called, without marks. */
  title: string;
  /** Which text it is; texts are fetched when somebody wants to read one. */
  agreement: Agreement;
}

/** The name of an agreement, which opens it over the page, so that nothing typed or chosen is lost. */
export function AgreementLink({ title, agreement }: AgreementLinkProps) {
  const [reading, setReading] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <TextButton type="button" aria-haspopup="dialog" onClick={() => setReading('open')}>
        《{title}》
      </TextButton>
      {reading === 'never' ? null : (
        <Suspense>
          <AgreementDialog
            title={title}
            agreement={agreement}
            open={reading === 'open'}
            onOpenChange={(open) => setReading(open ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </>
  );
}
