import { countdowns, marketMessages } from '@lima-id/domain';
import { ButtonLink, type Clock } from '@lima-id/ui';
import { useNavigate } from 'react-router-dom';
import { usePageMeta } from '../../shared/page/usePageMeta.ts';
import { LeadOn } from './LeadOn.tsx';
import { Cards, Ground } from './OrderFrame.styles.ts';
import { ResultCard } from './ResultCard.tsx';

const { seconds, leadsTo } = countdowns.success;

/** Confirms a payment, and redirects to the home page. It shows nothing about an order, so that it needs no login. */
export default function SuccessScreen({ now }: { now?: Clock }) {
  const title = marketMessages.order.paid;
  usePageMeta({ title });
  const navigate = useNavigate();
  return (
    <Ground>
      <Cards>
        <ResultCard
          title={title}
          text="付款已到账，订单已完成。"
          actions={
            <>
              <ButtonLink size="lg" href={leadsTo}>
                返回首页
              </ButtonLink>
              <ButtonLink size="lg" variant="secondary" href="/application">
                返回应用市场
              </ButtonLink>
            </>
          }
          aside={
            <LeadOn seconds={seconds} place="首页" now={now} onEnd={() => void navigate(leadsTo, { replace: true })} />
          }
        />
      </Cards>
    </Ground>
  );
}
