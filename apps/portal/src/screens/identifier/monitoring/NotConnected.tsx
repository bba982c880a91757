import type { IdentifierRecord, MonitorState } from '@lima-id/domain';
import { ButtonLink, Card, FinderFrame, Illustration, listRole, Tag } from '@lima-id/ui';
import type { ReactNode } from 'react';
import { readWebsite } from '../website.ts';
import { Unconnected } from './MonitoringScene.styles.ts';
import { monitoringTexts as texts } from './texts.ts';

interface NotConnectedProps {
  state: Extract<MonitorState, { state: 'notConnected' }>;
  record: IdentifierRecord;
  /** The scene's title, which has its focus. */
  title: ReactNode;
}

/** What to do for a machine that never reported anything, or nothing for days. */
export function NotConnected({ state: { reason, text, message }, record, title }: NotConnectedProps) {
  const website = readWebsite(record.companyDetails.website);
  const steps = reason === 'never' ? texts.neverSteps : texts.silentSteps;
  return (
    <Card padding="lg">
      <Unconnected>
        <div data-part="drawing">
          <FinderFrame />
          <Illustration name="sensor-gateway" />
        </div>
        <div>
          <Tag dot>{text}</Tag>
          {title}
          <p data-part="reason">{message}</p>
          <p>{reason === 'never' ? texts.never : texts.silent}</p>
          <ol role={listRole}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div data-part="actions">
            {website === null ? (
              <ButtonLink href="/contact">{texts.contact}</ButtonLink>
            ) : (
              <ButtonLink href={website.href} external>
                {texts.contact}
              </ButtonLink>
            )}
            <ButtonLink variant="secondary" href="/develop_document">
              {texts.guide}
            </ButtonLink>
          </div>
        </div>
      </Unconnected>
    </Card>
  );
}
