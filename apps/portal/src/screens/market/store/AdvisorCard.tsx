import { contactPromiseDays } from '@lima-id/domain';
import { Button } from '@lima-id/ui';
import { MessageIcon } from '@lima-id/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { requestContact } from '../../../shared/contact/contactEvents.ts';
import { appConfig } from '../parts/marketQueries.ts';
import { SideCard } from './SideCard.styles.ts';

/** 专属顾问: asks to be contacted about the market; who advises stands below, where the market names somebody. */
export function AdvisorCard() {
  const { advisorName = '', advisorPhone = '' } = useQuery(appConfig).data ?? {};
  const advisor = [advisorName, advisorPhone].filter((one) => one !== '').join(' ');
  return (
    <SideCard forwardedAs="section" aria-labelledby="advisor-title">
      <h2 id="advisor-title">专属顾问</h2>
      <p>{`告诉我们您的产线与产品，${contactPromiseDays}个工作日内给出选型建议。`}</p>
      <Button size="sm" icon={<MessageIcon size={16} />} onClick={() => requestContact({ subject: '应用市场' })}>
        立即咨询
      </Button>
      {advisor === '' ? null : <p data-part="way">{advisor}</p>}
    </SideCard>
  );
}
