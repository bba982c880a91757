import { applyTrial } from '@lima-id/api';
import {
  choosePrice,
  describeTrialTerm,
  draftTrial,
  marketMessages,
  messages,
  type PackageDetails,
  type ProductDetail,
  type TrialApplied,
} from '@lima-id/domain';
import { Button, ButtonLink, DescriptionList, Dialog, InlineAlert } from '@lima-id/ui';
import { SuccessIcon } from '@lima-id/ui/icons';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { RequestFailure } from '../../../shared/api/request.ts';
import { serverTime } from '../../../shared/clock/serverTime.ts';
import { consolePages } from '../../../shared/console/consolePages.ts';
import { Done, Words } from '../../../shared/market/Dialogs.styles.ts';
import type { Prices } from '../../../shared/market/useOffer.ts';
import { isSessionOver } from '../../../shared/session/sessionOver.ts';
import { useLoginVisit } from '../../../shared/session/useLoginVisit.ts';
import { useShownUser } from '../../../shared/session/useShownUser.ts';

interface TrialDialogProps {
  app: ProductDetail;
  details: PackageDetails;
  prices: Prices;
  onClose: () => void;
}

/** How far an application is. */
type Application =
  | { phase: 'ready' | 'sending' }
  | { phase: 'sent'; trial: TrialApplied }
  | { phase: 'failed'; error: unknown };

/** What is said of a trial that the company has, or had, already; null where there was none. */
function triedWords(application: Application): string | null {
  if (application.phase === 'sent') {
    return application.trial.repeated ? describeTrialTerm(application.trial, serverTime()) : null;
  }
  const error = application.phase === 'failed' ? application.error : null;
  const tried = error instanceof RequestFailure && isTried(error.result.data);
  return tried ? error.result.message : null;
}

function isTried(refusal: unknown): boolean {
  return typeof refusal === 'object' && refusal !== null && 'reason' in refusal && refusal.reason === 'tried';
}

/** The price that a trial names: the row that is chosen; where the chosen duration has none, the row that the page opens with. */
function namedPrice({ prices: rows }: PackageDetails, prices: Prices): { id: string } | null {
  const chosenId = prices.state === 'ready' ? prices.chosen.priceId : null;
  return rows.find(({ id }) => id === chosenId) ?? choosePrice(rows);
}

/** Confirms what is tried, by whom and for how long, and applies for it. */
export default function TrialDialog({ app, details, prices, onClose }: TrialDialogProps) {
  const user = useShownUser();
  const visitLogin = useLoginVisit();
  const companyPrefix = user?.prefix ?? '';
  const [application, setApplication] = useState<Application>({ phase: 'ready' });

  async function apply() {
    setApplication({ phase: 'sending' });
    const price = namedPrice(details, prices);
    try {
      const trial = await call(applyTrial, draftTrial({ app, package: details, price, companyPrefix }));
      setApplication({ phase: 'sent', trial });
    } catch (error) {
      setApplication({ phase: 'failed', error });
    }
  }

  const sending = application.phase === 'sending';
  const tried = triedWords(application);
  const sent = application.phase === 'sent' && tried === null;
  const error = application.phase === 'failed' ? application.error : null;
  const reason = error instanceof RequestFailure ? error.result.message : messages.request.failed;
  const over = isSessionOver(error);
  const leave = useEffectEvent(() => visitLogin('login', false, { keepsInput: false }));
  useEffect(() => {
    if (over) leave();
  }, [over]);

  const days = details.trialDays;
  const footer =
    sent || tried !== null ? (
      <>
        <Button variant="secondary" onClick={onClose}>
          关闭
        </Button>
        <ButtonLink {...consolePages.trials}>{marketMessages.trial.mine}</ButtonLink>
      </>
    ) : (
      <>
        <Button variant="secondary" disabled={sending} onClick={onClose}>
          取消
        </Button>
        <Button loading={sending} onClick={() => void apply()}>
          提交试用申请
        </Button>
      </>
    );

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !sending) onClose();
      }}
      title="免费试用"
      footer={footer}
    >
      <Words>
        {sent ? (
          <Done>
            <SuccessIcon size={24} />
            <span>{marketMessages.trial.submitted}</span>
          </Done>
        ) : null}
        <DescriptionList
          items={[
            { label: '应用', value: app.name },
            { label: '规格', value: details.name },
            { label: '试用时长', value: days ? `${days} 天` : '由您与服务商约定' },
            { label: '试用企业', value: user?.defaultCompanyName || '—' },
            { label: '标识前缀', value: companyPrefix, face: 'code' },
          ]}
        />
        {tried === null ? null : (
          <InlineAlert tone="info" live>
            {tried}
          </InlineAlert>
        )}
        {error === null || over || tried !== null ? null : (
          <InlineAlert tone="danger" live>
            {`${marketMessages.trial.failed}：${reason}`}
          </InlineAlert>
        )}
      </Words>
    </Dialog>
  );
}
