import { identifierAddress } from '@lima-id/domain';
import { FinderFrame, listRole, type QrCodeProps, Tag } from '@lima-id/ui';
import { ChevronRightIcon } from '@lima-id/ui/icons';
import { lazy, Suspense } from 'react';
import { brand } from '../../brand/brand.ts';
import { LookupLink } from '../../shared/lookup/LookupLink.tsx';
import { useSiteOrigin } from '../../shared/page/siteOrigin.ts';
import { Example, Examples, Picture, Sheet, Text, Title } from './TrialCard.styles.ts';
import { texts } from './texts.ts';

const QrPicture = lazy(() => import('../../shared/qr/QrPicture.tsx'));

/** Px of the code and of the white around it: the frame stands at its outer edge. */
const qr = { width: 188, quietZone: 20 } as const satisfies Partial<QrCodeProps>;

const [scanned] = brand.examples;

/** A real code to scan, and the brand's examples to open. */
export function TrialCard() {
  const origin = useSiteOrigin();
  return (
    <Sheet>
      <Picture>
        <FinderFrame>
          <Suspense>
            {origin !== undefined && scanned !== undefined && (
              <QrPicture
                {...qr}
                value={origin + identifierAddress(scanned.identifier)}
                label={texts.trial.qrLabel(scanned.name)}
              />
            )}
          </Suspense>
        </FinderFrame>
      </Picture>
      <Tag tone="info">{texts.trial.tag}</Tag>
      <Title>{texts.trial.title}</Title>
      <Text>{texts.trial.text}</Text>
      <Examples role={listRole}>
        {brand.examples.map(({ identifier }) => (
          <li key={identifier}>
            <Example as={LookupLink} identifier={identifier}>
              <span>{identifier}</span>
              <ChevronRightIcon size={16} />
            </Example>
          </li>
        ))}
      </Examples>
    </Sheet>
  );
}
